import { defineCheck } from '../../define-check.ts';
import { isSameImage } from '../../match/image-match.ts';

export const logoLost = defineCheck({
  id: 'logo-lost',
  area: 'images',
  title: 'The logo is there',
  why: 'Visitors recognize the business by it; builders draw a new one.',
  red: 'The logo of today is on no page of the new site.',
  check: ({ brief, now, prints }) => {
    const { logo } = brief.site.brand;
    if (logo === null || !logo.url.startsWith('http')) return [];
    const old = { src: logo.url, alt: '' };
    const found = now.site.pages.flatMap(({ images }) => images).find((image) => isSameImage(old, image, prints));
    const about = { page: '/', old: logo.url };
    return found
      ? [{ ...about, status: 'kept', element: found.selector, new: found.src, why: 'The new site shows it.' }]
      : [
          {
            ...about,
            status: 'lost',
            element: 'logo',
            fix: [{ label: 'Image file', text: logo.url, as: 'url' }],
            why: 'The new site does not show it.',
          },
        ];
  },
});
