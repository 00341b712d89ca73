import type { SectionPlan } from '#contracts/strategy.ts';
import type { ChosenSection } from '../choices.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { distinctBy } from '../words.ts';

/** Share of a section's words that a chosen one must repeat to be about the same thing. Set by hand. */
const SAME_SHARE = 0.3;
/** Kinds that a page keeps even when nobody chose them: they hold the proof, the contacts or the promise. */
const GUARDED = new Set(['hero', 'proof', 'proof-cue', 'closing', 'contact', 'pricing']);

const wordsOf = ({ heading, text, items }: ChosenSection | SectionPlan): Set<string> =>
  new Set([heading, ...text, ...items.flatMap((item) => [item.title, item.text])].flatMap(wordsIn).filter((word) => word.length > 3));

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let same = 0;
  for (const word of part) if (whole.has(word)) same += 1;
  return same / part.size;
}

/**
 * A page's sections in a strategist's order and words. Each takes images, forms and kind of the site's own section that it is about. What
 * nobody chose but holds a form, proof, prices or contacts stays; of the rest only the headings are kept, as text to carry over.
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
  const unchosen = rest.filter((section) => homes.get(section) === -1);
  const guarded = unchosen.filter((section) => section.forms.length > 0 || GUARDED.has(section.kind));
  const left = unchosen.filter((section) => !guarded.includes(section) && section.kind !== 'introduction');
  const plans = [
    ...(hero ? [hero] : []),
    ...guarded.filter(({ kind }) => kind === 'proof-cue'),
    ...written,
    ...guarded.filter(({ kind }) => kind !== 'proof-cue'),
  ];
  const last = plans.at(-1);
  if (last && left.length > 0) {
    const headings = left.flatMap(({ heading, carryOver }) => [heading, ...carryOver.sections]);
    plans[plans.length - 1] = { ...last, carryOver: { ...last.carryOver, sections: [...last.carryOver.sections, ...headings] } };
  }
  return numbered(plans);
}

function toPlan({ heading, text, items, button, evidence }: ChosenSection, sources: readonly SectionPlan[]): SectionPlan {
  const [first] = sources;
  return {
    id: first?.kind ?? 'content',
    kind: first?.kind ?? 'content',
    purpose: first?.purpose ?? '',
    forms: [...new Set(sources.flatMap((section) => section.forms))],
    carryOver: {
      rest: sources.some((section) => section.carryOver.rest),
      sections: sources.flatMap((section) => section.carryOver.sections),
    },
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
