// The same site in other forms: text re-quoted and re-cased, split, joined, moved to another page. Nothing of it is lost.
import { htmlOf } from './planted-problem.ts';
import type { Published } from './published-site.ts';

type Form = { id: string; change(page: string): string };

const inTexts = (page: string, change: (text: string) => string) => {
  const at = page.indexOf('<main');
  return page.slice(0, at) + page.slice(at).replace(/>([^<]+)</g, (_, text: string) => `>${change(text)}<`);
};

const FORMS: readonly Form[] = [
  {
    id: 're-quoted, other dashes and spaces',
    change: (page) =>
      inTexts(page, (text) =>
        text
          .replace(/[“”„"]|&quot;/g, '»')
          .replace(/ [–—-] /g, ' — ')
          .replaceAll(' ', ' \n '),
      ),
  },
  { id: 're-cased', change: (page) => inTexts(page, (text) => (text.includes('&') ? text : text.toUpperCase())) },
  {
    id: 'split',
    change: (page) =>
      page.replace(
        /<p( [^>]*)?>([^<]+)<\/p>/g,
        (_, rest = '', text: string) => `<p${rest}>${text.replace(/([.!?]) (?=\p{Lu})/gu, `$1</p><p${rest}>`)}</p>`,
      ),
  },
  {
    id: 'split inside sentences',
    change: (page) =>
      page.replace(/<p( [^>]*)?>([^<]+)<\/p>/g, (_, rest = '', text: string) => {
        const words = text.split(' ');
        const half = Math.ceil(words.length / 2);
        return words.length > 10
          ? `<p${rest}>${words.slice(0, half).join(' ')}</p><p${rest}>${words.slice(half).join(' ')}</p>`
          : `<p${rest}>${text}</p>`;
      }),
  },
  {
    id: 'typographic quotes, soft hyphens and non-breaking spaces',
    change: (page) =>
      inTexts(page, (text) =>
        text.includes('&')
          ? text
          : text
              .replaceAll("'", '’')
              .replace(/(\p{L}{5})(?=\p{Ll}{4})/gu, '$1\u00ad')
              .replace(/ (?=\p{L})/gu, '\u00a0'),
      ),
  },
  {
    id: 'in closed accordions',
    change: (page) => page.replace(/<p(?: [^>]*)?>[^<]{20,}<\/p>/g, (text) => `<details><summary>Read more</summary>${text}</details>`),
  },
  {
    id: 'lists and tables as cards',
    change: (page) =>
      page
        .replace(/<(\/?)(?:ul|ol|table|tbody)(?=[ >])/g, '<$1section')
        .replace(/<(\/?)(?:li|tr)(?=[ >])/g, '<$1article')
        .replace(/<(\/?)t[dh](?=[ >])/g, '<$1p'),
  },
  {
    id: 'cards as tables',
    change: (page) =>
      page
        .replace(/<(\/?)(?:ul|ol)(?=[ >])/g, '<$1table')
        .replace(/<li(?: [^>]*)?>/g, '<tr><td>')
        .replaceAll('</li>', '</td></tr>'),
  },
  { id: 'joined', change: (page) => page.replace(/<\/p>\s*<p(?: [^>]*)?>/g, ' ') },
];

const MAIN = /(<main[^>]*>)(.*)(<\/main>)/s;

/** All pages with the main part of the next page. */
function rotated(site: Published, paths: readonly string[]): Published {
  const pages = new Map(site.pages);
  paths.forEach((path, at) => {
    const [own, next] = [htmlOf(site, path), htmlOf(site, paths[(at + 1) % paths.length] ?? path)];
    const main = MAIN.exec(next)?.[2] ?? '';
    const answer = site.pages.get(path);
    if (answer) pages.set(path, { ...answer, body: own.replace(MAIN, (_, open: string, __, close: string) => `${open}${main}${close}`) });
  });
  return { ...site, pages };
}

/** The site in every other form. */
export function otherForms(site: Published): { id: string; site: Published }[] {
  const paths = [...site.pages.keys()].filter((path) => MAIN.test(htmlOf(site, path)));
  const changed = FORMS.map(({ id, change }) => ({
    id,
    site: {
      ...site,
      pages: new Map(
        [...site.pages].map(([path, answer]) => [path, paths.includes(path) ? { ...answer, body: change(htmlOf(site, path)) } : answer]),
      ),
    },
  }));
  return [...changed, { id: 'moved to other pages', site: rotated(site, paths) }];
}
