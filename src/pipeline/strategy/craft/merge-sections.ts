import type { SectionPlan } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';
import type { ChosenSection } from '../choices/choices.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { distinctBy } from '../words.ts';

/** Share of a section's words that a chosen one must repeat to be about the same thing. Set by hand. */
const SAME_SHARE = 0.3;
const wordsOf = ({ heading, text, items }: Pick<SectionPlan, 'heading' | 'text' | 'items'>): Set<string> =>
  new Set([heading, ...text, ...items.flatMap((item) => [item.title, item.text])].flatMap(wordsIn).filter((word) => word.length > 3));

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let same = 0;
  for (const word of part) if (whole.has(word)) same += 1;
  return same / part.size;
}

/**
 * A page's sections in a strategist's order and words: complete, so nothing of the old text is carried over besides. Each takes images, forms
 * and kind of the site's own section that it is about. What nobody chose is dropped, but for its forms: visitors use them.
 */
export function mergeSections(own: readonly SectionPlan[], chosen: readonly ChosenSection[] | undefined, isHome = false): SectionPlan[] {
  if (!chosen || chosen.length === 0) return [...own];
  const hero = own.find(({ kind }) => kind === 'hero');
  const rest = own.filter((section) => section !== hero);
  const wordsOfOwn = new Map(rest.map((section) => [section, wordsOf(section)]));
  const wordsOfChosen = chosen.map(wordsOf);
  const homes = new Map(
    rest.map((section) => {
      const shares = wordsOfChosen.map((words) => shareOf(wordsOfOwn.get(section) ?? new Set(), words));
      const best = Math.max(...shares);
      return [section, best >= SAME_SHARE ? shares.indexOf(best) : -1];
    }),
  );
  const written = chosen.map((section, at) => {
    const sources = rest.filter((one) => homes.get(one) === at);
    return toPlan(section, sources);
  });
  const chosenForms = new Set(written.flatMap(({ forms }) => forms));
  const forms = rest
    .filter((section) => homes.get(section) === -1 && section.forms.some((purpose) => purpose !== 'other' && !chosenForms.has(purpose)))
    .map((section) => ({ ...section, text: [], items: [], images: [], carryOver: { rest: false, sections: [] } }));
  const plans = [...(hero ? [isHome ? hero : onlyHeading(hero)] : []), ...written, ...forms];
  return numbered(plans);
}

/** The hero of an inner page that a strategist wrote: its heading and images; the copy below is complete. */
function onlyHeading(hero: SectionPlan): SectionPlan {
  return { ...hero, text: [], items: [], carryOver: { rest: false, sections: [] } };
}

/** Longest heading made of a section's own words, in characters. */
const HEADING_LENGTH = 60;

function toPlan(
  { heading, text, items, button, evidence, layout, note, form }: ChosenSection,
  sources: readonly SectionPlan[],
): SectionPlan {
  const [first] = sources;
  return {
    id: first?.kind ?? 'content',
    kind: first?.kind ?? 'content',
    purpose: first?.purpose ?? '',
    forms: [...new Set([...(form ? [form.purpose] : []), ...sources.flatMap((section) => section.forms)])],
    carryOver: { rest: false, sections: [] },
    heading: heading || first?.heading || cutAtWord(text[0] ?? items[0]?.title ?? '', HEADING_LENGTH),
    ...(layout ? { layout } : {}),
    ...(note ? { note } : {}),
    text,
    items,
    images: distinctBy(
      sources.flatMap((section) => section.images),
      (image) => image.url,
    ),
    button: button ?? first?.button ?? null,
    evidence: evidence.length > 0 ? evidence : (first?.evidence ?? []),
  };
}

/** Ids by kind, with a number from the second section of a kind on. */
function numbered(plans: readonly SectionPlan[]): SectionPlan[] {
  const used = new Map<string, number>();
  return plans.map((plan) => {
    const count = (used.get(plan.kind) ?? 0) + 1;
    used.set(plan.kind, count);
    return { ...plan, id: count === 1 ? plan.kind : `${plan.kind}-${count}` };
  });
}

/** The sections of a page that a strategist adds: its heading, and what was written for it. */
export function newSections(heading: string, chosen: readonly ChosenSection[], button: SectionPlan['button']): SectionPlan[] {
  const hero: SectionPlan = {
    ...{ id: 'hero', kind: 'hero', purpose: 'Say at once what this page is about and for whom.', heading, button },
    ...{ forms: [], carryOver: { rest: false, sections: [] }, text: [], items: [], images: [], evidence: [] },
  };
  return numbered([hero, ...chosen.map((section) => toPlan(section, []))]);
}
