import { type Draft, defineCheck } from '../../define-check.ts';

export const imageBroken = defineCheck({
  id: 'image-broken',
  area: 'images',
  title: 'Every image loads',
  why: 'A broken image is the first thing that looks unfinished.',
  red: 'The file of an image does not load, or is no image.',
  check: ({ now, pathOf }) => {
    const broken = new Set(now.brokenImages);
    return now.site.pages.flatMap((page): Draft[] =>
      page.images
        .filter(({ src, hidden }) => !hidden && broken.has(src))
        .map(({ src, selector }) => ({
          status: 'not-fixed',
          page: pathOf(page),
          element: selector,
          new: src,
          why: 'This image does not load.',
        })),
    );
  },
});
