import type { PageCraft, StrategyOpening, WholeText } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitSentences } from '#text/segment.ts';

const is = (text: string, group: string) => hasTerm(text, 'decision-doubts', group);

/** Whether a decision or the advice on images says that images of before and after wait, for a consent or a date. */
function areAwaited(imagery: string, { decisions = [] }: Partial<Pick<StrategyOpening, 'decisions'>>): boolean {
  const lines = [imagery, ...decisions.flatMap(({ question, untilThen }) => [question, untilThen])].flatMap((text) => splitSentences(text));
  return lines.some((line) => is(line, 'before-and-after') && is(line, 'waits'));
}

/** Whether the words of an image or of its file say that it shows a state before or after. */
function showsResult(url: string, alt = ''): boolean {
  const file = url.split('/').at(-1) ?? '';
  return [alt, file.replace(/[-_.%\p{N}]+/gu, ' ')].some((words) => is(words, 'before-or-after'));
}

type Copy = { pages: PageCraft[]; wholeTexts: WholeText[] };

/** The copy without images of before and after where these wait: an image is not both withheld and placed. */
export function withoutAwaitedImages(
  { pages, wholeTexts }: Copy,
  imagery: string,
  opening: Partial<Pick<StrategyOpening, 'decisions'>>,
): Copy {
  if (!areAwaited(imagery, opening)) return { pages, wholeTexts };
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, images: section.images.filter(({ url, alt }) => !showsResult(url, alt)) })),
    })),
    wholeTexts: wholeTexts.map((whole) => ({
      ...whole,
      parts: whole.parts.filter(({ kind, text, alt }) => kind !== 'image' || !showsResult(text, alt)),
    })),
  };
}
