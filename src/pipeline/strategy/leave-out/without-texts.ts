import type { PageCraft, SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { isQuotation } from '#text/words.ts';
import type { Cutter } from './cut-sentences.ts';

const size = ({ text, items }: SectionPlan) => text.length + items.length;

/** Whether a section still has something to show: one that lost all it said is only a heading. A page keeps its first screen. */
const hasContent = (section: SectionPlan, before: SectionPlan) =>
  section.kind === 'hero' ||
  size(section) + section.forms.length > 0 ||
  (size(before) === 0 && (section.heading !== '' || section.images.length > 0));

/** An entry without what is left out. It goes only where that was all it said; words of others are kept whole or not at all. */
function itemWithout(item: SectionItem, { cut, strip }: Cutter): SectionItem[] {
  const title = item.title === '' ? '' : cut(item.title) || strip(item.title);
  const text = cut(item.text) || (item.title === '' ? strip(item.text) : '');
  if (item.kind === 'quote' || isQuotation(item.text)) return text === item.text ? [item] : [];
  const isGone = (item.title !== '' && title === '') || (title === '' && text === '');
  return isGone ? [] : [{ ...item, title, text }];
}

/** A button without words that are left out; null where its target is hidden or nothing is left to read on it. */
function buttonWithout(button: SectionPlan['button'], { cut, strip }: Cutter): SectionPlan['button'] {
  if (!button || cut(button.target) !== button.target) return null;
  const label = cut(button.label) || strip(button.label);
  return label === '' ? null : { ...button, label };
}

/** The pages' copy without what is left out; a paragraph, entry or section that had nothing else goes. A button to a hidden contact goes too. */
export function withoutTexts(pages: readonly PageCraft[], cutter: Cutter): PageCraft[] {
  const { cut } = cutter;
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      const left = {
        ...section,
        heading: cut(section.heading),
        text: section.text.map((text) => (isQuotation(text) && cut(text) !== text ? '' : cut(text))).filter((text) => text !== ''),
        items: section.items.flatMap((item) => itemWithout(item, cutter)),
        images: section.images.map((image) => ({ ...image, alt: cut(image.alt) })),
        button: buttonWithout(section.button, cutter),
      };
      return hasContent(left, section) ? [left] : [];
    }),
  }));
}
