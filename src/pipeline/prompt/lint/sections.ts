import type { SectionItem, Strategy } from '#contracts/strategy.ts';
import { comparable } from '#text/words.ts';
import networkLabels from '../../strategy/craft/network-labels.json' with { type: 'json' };
import { isInFile } from '../content-file.ts';
import { blockInFile, GALLERY } from '../copy/blocks-in-file.ts';
import { editPages } from '../copy/edit-pages.ts';
import { type Lint, missing, passed, type Verdict, wrong } from './lint.ts';

/** What an entry says: a title is read with its own text, which may make sense of a single word. */
const textsOfItem = ({ kind, title, text }: SectionItem) => (kind === 'card' && text !== '' ? [`${title}: ${text}`] : [title, text]);

const SOFT_HYPHEN = '\u00ad';
/** Labels of links to networks and maps. */
const NETWORKS = new Set(networkLabels);
/** Types of pages whose names alone are no entry of a list. */
const FRAME_PAGES = new Set(['home', 'contact', 'legal', 'login', 'cart']);
const FEWEST_LABELS = 2;

/** Entries of a section that are nothing but labels of links: of networks, of contact and legal pages; '' without any. */
function rowOfLinks({ craft, engineer }: Strategy): string {
  const pages = engineer.pagePlan.filter(({ type }) => FRAME_PAGES.has(type)).map(({ label = '' }) => comparable(label));
  const isLabel = (words: string) => NETWORKS.has(comparable(words)) || (words !== '' && pages.includes(comparable(words)));
  for (const { sections: planned } of craft.pages)
    for (const { items } of planned) {
      const bare = items
        .filter(({ title, text, target }) => target === undefined && (title === '' || text === ''))
        .map(({ title, text }) => title || text);
      const labels = bare.filter(isLabel);
      if (labels.length >= FEWEST_LABELS || labels.some((label) => NETWORKS.has(comparable(label)))) return labels.join(', ');
    }
  return '';
}

export const sections: Lint = {
  id: 'sections',
  point: 12,
  gate: false,
  title: 'Sections in order, each with its real copy',
  texts: ({ craft }) =>
    craft.pages.flatMap((page) => page.sections.flatMap(({ heading, text, items }) => [heading, ...text, ...items.flatMap(textsOfItem)])),
  check({ carries, lines, text, strategy }): Verdict {
    const row = rowOfLinks(strategy);
    if (row !== '') return { marks: 0, reason: 'These entries are labels of links, no copy.', excerpt: row };
    const broken = lines.find((line) => line.text.includes(SOFT_HYPHEN));
    if (broken) return wrong('This line has hyphens that nobody sees.', broken);
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
