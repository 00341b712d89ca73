import { type Draft, defineCheck, type FixValue } from '../../define-check.ts';
import { imageName } from '../../match/image-match.ts';

const UNKNOWN = 'Whether this image loads is not known, nor are further ones of this page that were not asked for.';

export const imageBroken = defineCheck({
  id: 'image-broken',
  area: 'images',
  title: 'Every image loads',
  why: 'A broken image is the first thing that looks unfinished.',
  red: 'The file of an image does not load, or is no image.',
  check: ({ brief, now, pathOf }) => {
    const today = brief.site.pages.flatMap(({ images }) => images);
    const fixOf = (src: string): FixValue[] => {
      const old = today.find((image) => imageName(image.src) === imageName(src));
      return [
        { label: 'Broken file', text: src, as: 'url' },
        ...(old ? [{ label: 'Copy it from', text: old.src, as: 'url' as const }] : []),
      ];
    };
    const [broken, unknown] = [new Set(now.brokenImages), new Set(now.unknownImages)];
    return now.site.pages.flatMap((page): Draft[] => [
      ...page.images
        .filter(({ src, hidden }) => !hidden && broken.has(src))
        .map(
          ({ src, selector }): Draft => ({
            status: 'not-fixed',
            page: pathOf(page),
            element: selector,
            new: src,
            fix: fixOf(src),
            why: 'This image does not load.',
          }),
        ),
      ...page.images
        .filter(({ src, hidden }) => !hidden && unknown.has(src))
        .slice(0, 1)
        .map(({ src, selector }): Draft => ({ status: 'unchecked', page: pathOf(page), element: selector, new: src, why: UNKNOWN })),
    ]);
  },
});
