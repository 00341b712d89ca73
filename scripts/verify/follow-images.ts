// Points about images.
import { edit, type Follow, nowOf, pathOfUrl, type Work } from './builder-work.ts';
import { append, escapeHtml } from './edit-html.ts';
import { given } from './read-fix-prompt.ts';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', gif: 'image/gif' };

/** Copies an image of the old site and gives the element that shows it. */
export function loadImage({ site, readOld }: Work, url: string, alt: string): string {
  const path = pathOfUrl(url);
  const file = readOld(url);
  if (file)
    site.pages.set(path, { status: 200, headers: { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'image/jpeg' }, body: file });
  return `<img src="${escapeHtml(encodeURI(path))}" alt="${escapeHtml(alt)}">`;
}

/** Changes every element that shows a file. */
export const changeImages = (page: string, url: string, change: (element: string) => string) =>
  page.replace(/<img[^>]*>/g, (element) => {
    const src = /\ssrc="([^"]*)"/.exec(element)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return src !== '' && pathOfUrl(src) === pathOfUrl(url) ? change(element) : element;
  });

const addImage: Follow = (work) => {
  const [url, alt] = [given(work.point, 'Image file'), given(work.point, 'Alternative text')];
  if (url !== '') edit(work, (page) => append(page, loadImage(work, url, alt)));
};

export const imageFollowers: Record<string, Follow> = {
  'image-lost': addImage,
  'logo-lost': (work) => {
    const logo = loadImage(work, given(work.point, 'Image file'), 'Logo');
    edit(work, (page) => (page.includes('<header') ? page.replace(/<header[^>]*>/, (header) => `${header}${logo}`) : append(page, logo)));
  },
  'image-alt': (work) => {
    const alt = escapeHtml(given(work.point, 'Alternative text'));
    edit(work, (page) =>
      changeImages(page, given(work.point, 'Image file'), (element) =>
        element.includes(' alt="')
          ? element.replace(/ alt="[^"]*"/, () => ` alt="${alt}"`)
          : element.replace('<img', () => `<img alt="${alt}"`),
      ),
    );
  },
  'image-broken': (work) => {
    const [broken, from] = [given(work.point, 'Broken file') || nowOf(work.point), given(work.point, 'Copy it from')];
    const file = from === '' ? null : work.readOld(from);
    if (file) work.site.pages.set(pathOfUrl(broken), { status: 200, headers: { 'content-type': 'image/jpeg' }, body: file });
    else edit(work, (page) => changeImages(page, broken, () => ''));
  },
};
