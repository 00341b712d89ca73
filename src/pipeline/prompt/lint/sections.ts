import type { SectionItem } from '#contracts/strategy.ts';
import { isInFile } from '../content-file.ts';
import { blockInFile, GALLERY } from '../copy/blocks-in-file.ts';
import { editPages } from '../copy/edit-pages.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** What an entry says: a title is read with its own text, which may make sense of a single word. */
const textsOfItem = ({ kind, title, text }: SectionItem) => (kind === 'card' && text !== '' ? [`${title}: ${text}`] : [title, text]);

export const sections: Lint = {
  id: 'sections',
  point: 12,
  gate: false,
  title: 'Sections in order, each with its real copy',
  texts: ({ craft }) =>
    craft.pages.flatMap((page) => page.sections.flatMap(({ heading, text, items }) => [heading, ...text, ...items.flatMap(textsOfItem)])),
  check({ carries, text, strategy }): Verdict {
    const plans = editPages(strategy, { once: true }).flatMap(({ path, sections: planned }) =>
      planned.map((section) => ({ path, section })),
    );
    const left = plans.filter(
      ({ path, section: { heading, text: paragraphs, items, today } }) =>
        !isInFile(text, path) &&
        !(today !== '' && text.includes(blockInFile(path, today))) &&
        ![heading, ...paragraphs, ...items].every((words) => words === '' || carries(words)),
    );
    if (left.length > 0)
      return missing(
        left.map(({ path, section }) => `"${section.heading || section.name}" on ${path}`),
        { of: plans.length, what: 'Sections without their copy' },
      );
    const images = plans.filter(({ path, section: { images } }) => {
      const [image] = images;
      return image && images.length < GALLERY && !text.includes(image.path) && !isInFile(text, path);
    });
    return images.length === 0
      ? passed(`${plans.length} sections with their final copy.`)
      : missing(
          images.map(({ path, section }) => `"${section.heading || section.name}" on ${path}`),
          { of: plans.length + 1, what: 'Sections without their image' },
        );
  },
};
