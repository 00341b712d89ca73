import type { PageCraft, SectionItem, SectionPlan } from '#contracts/strategy.ts';
import type { Cutter } from './cut-sentences.ts';

/** Whether a section still has something to show. */
const hasContent = ({ heading, text, items, images, forms }: SectionPlan) =>
  heading !== '' || text.length + items.length + images.length + forms.length > 0;

/** An entry without what is left out. It goes only where that was all it said; words of others are kept whole or not at all. */
function itemWithout(item: SectionItem, { cut, strip }: Cutter): SectionItem[] {
  const title = item.title === '' ? '' : cut(item.title) || strip(item.title);
  const text = cut(item.text) || (item.title === '' ? strip(item.text) : '');
  if (item.kind === 'quote') return text === item.text ? [item] : [];
  const isGone = (item.title !== '' && title === '') || (title === '' && text === '');
  return isGone ? [] : [{ ...item, title, text }];
}

/** The pages' copy without what is left out; a paragraph, entry or section that had nothing else goes. A button to a hidden contact goes too. */
export function withoutTexts(pages: readonly PageCraft[], cutter: Cutter): PageCraft[] {
  const { cut } = cutter;
  return pages.map((page) => ({
    ...page,
    sections: page.sections
      .map((section) => ({
        ...section,
        heading: cut(section.heading),
        text: section.text.map(cut).filter((text) => text !== ''),
        items: section.items.flatMap((item) => itemWithout(item, cutter)),
        images: section.images.map((image) => ({ ...image, alt: cut(image.alt) })),
        button: section.button && cut(section.button.target) === section.button.target ? section.button : null,
      }))
      .filter(hasContent),
  }));
}
