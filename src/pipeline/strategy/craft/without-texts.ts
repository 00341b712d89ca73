import type { PageCraft, SectionPlan } from '#contracts/strategy.ts';
import { sentenceCutter } from '../cut-sentences.ts';

/** Whether a section still has something to show. */
const hasContent = ({ heading, text, items, images, forms }: SectionPlan) =>
  heading !== '' || text.length + items.length + images.length + forms.length > 0;

/** The pages' copy without sentences that say one of these texts; a paragraph, entry or section that had nothing else goes. */
export function withoutTexts(pages: readonly PageCraft[], texts: readonly string[]): PageCraft[] {
  if (texts.length === 0) return [...pages];
  const cut = sentenceCutter(texts);
  return pages.map((page) => ({
    ...page,
    sections: page.sections
      .map((section) => ({
        ...section,
        heading: cut(section.heading),
        text: section.text.map(cut).filter((text) => text !== ''),
        items: section.items
          .filter((item) => item.title === '' || cut(item.title) !== '')
          .map((item) => ({ ...item, text: cut(item.text) }))
          .filter((item) => item.text !== '' || (item.title !== '' && item.kind !== 'quote')),
      }))
      .filter(hasContent),
  }));
}
