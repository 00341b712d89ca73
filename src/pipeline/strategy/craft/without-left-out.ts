import type { LeaveOut, PageCraft } from '#contracts/strategy.ts';
import { splitSentences } from '#text/segment.ts';
import { foldedWithin } from '../words.ts';

/** Shorter words may be part of any sentence: they are named to the owner, not cut out of the copy. */
const MIN_LENGTH = 12;

/** The pages' copy without the sentences that the new site leaves out; a paragraph or entry that had nothing else goes. */
export function withoutLeftOut(pages: readonly PageCraft[], leaveOut: readonly LeaveOut[]): PageCraft[] {
  const texts = leaveOut.map(({ text }) => text).filter((text) => text.length >= MIN_LENGTH);
  if (texts.length === 0) return [...pages];
  const isOut = (text: string) => texts.some((out) => foldedWithin(out, text));
  const rest = (text: string) =>
    isOut(text)
      ? splitSentences(text)
          .filter((sentence) => !isOut(sentence) && !texts.some((out) => foldedWithin(sentence, out)))
          .join(' ')
      : text;
  return pages.map((page) => ({
    ...page,
    sections: page.sections
      .map((section) => ({
        ...section,
        heading: isOut(section.heading) ? '' : section.heading,
        text: section.text.map(rest).filter((text) => text !== ''),
        items: section.items
          .map((item) => ({ ...item, text: rest(item.text) }))
          .filter((item) => !isOut(item.title) && `${item.title}${item.text}` !== ''),
      }))
      .filter(
        (section) =>
          section.heading !== '' || section.text.length + section.items.length + section.images.length + section.forms.length > 0,
      ),
  }));
}
