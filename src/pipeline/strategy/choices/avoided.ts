import type { AcceptanceTest, HeadData, PageCraft } from '#contracts/strategy.ts';
import { once } from '#text/memoize.ts';
import { comparable, foldedWithin, lettersOf } from '#text/words.ts';
import { textsOf } from '../grounding/grounding.ts';

/** Least letters of a label that an advice can mean. */
const MIN_LETTERS = 6;

/** The pages without buttons that the advice on the look rules out: `Order now while nothing can be ordered`. The first screen keeps its action. */
export function withoutAvoidedButtons(pages: readonly PageCraft[], avoid: readonly string[]): PageCraft[] {
  const isAvoided = (label: string) => lettersOf(label).length >= MIN_LETTERS && avoid.some((advice) => foldedWithin(label, advice));
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.kind !== 'hero' && section.button && isAvoided(section.button.label) ? { ...section, button: null } : section,
    ),
  }));
}

const FORBIDS = /^(?:nowhere|no |none |never )/iu;
const QUOTED = /["“„]([^"“”„]{3,80})["”“]/gu;

/** Own checks without those that the new copy fails: one that forbids words which a page says. */
export function withoutFailingChecks(
  tests: readonly AcceptanceTest[],
  { pages, head }: { pages: readonly PageCraft[]; head: readonly HeadData[] },
): AcceptanceTest[] {
  const said = once(() =>
    comparable(
      [
        ...textsOf([pages.map(({ sections }) => sections), head.map(({ title, description, h1 }) => [title.new, description.new, h1.new])]),
      ].join(' '),
    ),
  );
  const fails = (text: string) =>
    FORBIDS.test(text) && [...text.matchAll(QUOTED)].some(([, words = '']) => said().includes(comparable(words)));
  return tests.filter(({ own, text }) => !own || !fails(text));
}
