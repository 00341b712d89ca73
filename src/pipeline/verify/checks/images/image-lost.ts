import { type Draft, defineCheck } from '../../define-check.ts';
import { isSameImage } from '../../match/image-match.ts';
import { expectedImages } from '../../plan/expected-images.ts';
import { imageValues } from '../../plan/page-content.ts';

export const imageLost = defineCheck({
  id: 'image-lost',
  area: 'images',
  title: 'The images are there',
  why: 'Photos of the real place, people and work cannot be replaced by stock.',
  red: 'An image of the plan is nowhere on the new site, by its file, its name or its alternative text.',
  check: ({ brief, now, pageAt, pathOf, prints }) => {
    const all = now.site.pages.flatMap((page) => page.images.filter(({ hidden }) => !hidden).map((image) => ({ page, image })));
    return expectedImages(brief).flatMap(({ path, image, selector }): Draft[] => {
      if (pageAt(path) === null) return [];
      const found = all.find((entry) => isSameImage(image, entry.image, prints));
      const about = { page: path, old: image.src };
      return found
        ? [
            {
              ...about,
              status: 'kept',
              element: found.image.selector,
              new: found.image.src,
              why: `The new site shows it on ${pathOf(found.page)}.`,
            },
          ]
        : [{ ...about, status: 'lost', element: selector, fix: imageValues(image), why: 'The new site does not show it.' }];
    });
  },
});
