import type { SectionPlan } from '#contracts/strategy.ts';
import type { ChosenSection } from '../choices.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { distinctBy } from '../words.ts';

/** Share of a section's words that a chosen one must repeat to be about the same thing. Set by hand. */
const SAME_SHARE = 0.3;
const wordsOf = ({ heading, text, items }: ChosenSection | SectionPlan): Set<string> =>
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
export function mergeSections(own: readonly SectionPlan[], chosen: readonly ChosenSection[] | undefined): SectionPlan[] {
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
  const plans = [...(hero ? [withoutRepeats(hero, wordsOfChosen)] : []), ...written, ...forms];
  return numbered(plans);
}

/** Share of a text's words that chosen sections must say for it to be a repeat. Set by hand. */
const REPEATED_SHARE = 0.6;
/** Shorter entries of a hero are labels and breadcrumbs. Words. */
const FEWEST_WORDS = 4;
/** Paragraphs of a hero when the sections below it are written out. */
const HERO_TEXTS = 2;

/** The hero of a page whose other sections were chosen: it says nothing that they say again. */
function withoutRepeats(hero: SectionPlan, chosen: readonly ReadonlySet<string>[]): SectionPlan {
  const all = new Set(chosen.flatMap((words) => [...words]));
  const isRepeat = (text: string) => shareOf(new Set(wordsIn(text).filter((word) => word.length > 3)), all) >= REPEATED_SHARE;
  const isLabel = (item: SectionPlan['items'][number]) => wordsIn(`${item.title} ${item.text}`).length < FEWEST_WORDS;
  return {
    ...hero,
    text: hero.text.filter((text) => !isRepeat(text)).slice(0, HERO_TEXTS),
    items: hero.items.filter((item) => !isLabel(item) && !isRepeat(`${item.title} ${item.text}`)),
    carryOver: { rest: false, sections: [] },
  };
}

function toPlan({ heading, text, items, button, evidence }: ChosenSection, sources: readonly SectionPlan[]): SectionPlan {
  const [first] = sources;
  return {
    id: first?.kind ?? 'content',
    kind: first?.kind ?? 'content',
    purpose: first?.purpose ?? '',
    forms: [...new Set(sources.flatMap((section) => section.forms))],
    carryOver: { rest: false, sections: [] },
    heading,
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
