import { editPages } from '../copy/edit-pages.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** The file that holds what a prompt does not repeat. */
const FILE = 'CONTENT.md';

export const sections: Lint = {
  id: 'sections',
  point: 12,
  gate: false,
  title: 'Sections in order, each with its real copy',
  texts: ({ craft }) =>
    craft.pages.flatMap((page) =>
      page.sections.flatMap(({ heading, text, items }) => [heading, ...text, ...items.flatMap((item) => [item.title, item.text])]),
    ),
  check({ carries, lines, text, strategy }): Verdict {
    const plans = editPages(strategy, { once: true }).flatMap(({ path, sections: planned }) =>
      planned.map((section) => ({ path, section })),
    );
    const isInFile = (path: string, heading: string) =>
      lines.some((line) => [FILE, path, heading].every((words) => line.text.includes(words)));
    const left = plans.filter(
      ({ path, section: { heading, name, text: paragraphs, items } }) =>
        !isInFile(path, heading || name) && ![heading, ...paragraphs, ...items].every((words) => words === '' || carries(words)),
    );
    if (left.length > 0)
      return missing(
        left.map(({ path, section }) => `"${section.heading || section.name}" on ${path}`),
        { of: plans.length, what: 'Sections without their copy' },
      );
    const images = plans.filter(
      ({
        path,
        section: {
          images: [image],
          heading,
          name,
        },
      }) => image && !text.includes(image.url) && !isInFile(path, heading || name),
    );
    return images.length === 0
      ? passed(`${plans.length} sections with their final copy.`)
      : missing(
          images.map(({ path, section }) => `"${section.heading || section.name}" on ${path}`),
          { of: plans.length + 1, what: 'Sections without their image' },
        );
  },
};
