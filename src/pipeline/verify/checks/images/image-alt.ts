import { isPlaceholder } from '#text/noise.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { isSameImage } from '../../match/image-match.ts';
import { expectedImages } from '../../plan/expected-images.ts';
import { imageValues } from '../../plan/page-content.ts';

export const imageAlt = defineCheck({
  id: 'image-alt',
  area: 'images',
  title: 'Images keep their alternative texts',
  why: 'People who do not see the image get its alternative text, and so does image search.',
  red: 'An image that has an alternative text today has none on the new site.',
  check: ({ brief, pageAt, prints }) =>
    expectedImages(brief).flatMap(({ path, image }): Draft[] => {
      const page = pageAt(path);
      const before = image.alt?.trim() ?? '';
      if (page === null || before === '' || isPlaceholder(before)) return [];
      const own = page.images.filter((found) => !found.hidden && isSameImage({ ...image, alt: '' }, found, prints));
      const [first] = own;
      if (!first) return [];
      const named = own.find(({ alt }) => (alt ?? '').trim() !== '');
      const about = { page: path, element: (named ?? first).selector, old: before, new: named?.alt ?? '' };
      return [
        named
          ? { ...about, status: 'kept', why: 'It has one.' }
          : { ...about, status: 'lost', fix: imageValues({ src: first.src, alt: before }), why: 'The image lost its alternative text.' },
      ];
    }),
});
