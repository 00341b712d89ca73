import { itemLine } from '../../strategy/markdown/sentences.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const sections: Lint = {
  id: 'sections',
  point: 12,
  gate: false,
  title: 'Sections in order, each with its real copy',
  check({ carries, text, strategy: { craft } }): Verdict {
    const plans = craft.pages.flatMap((page) => page.sections.map((section) => ({ path: page.path, section })));
    const left = plans.filter(
      ({ section }) =>
        ![section.heading, ...section.text, ...section.items.map(itemLine)].every((words) => siteText(words) === '' || carries(words)),
    );
    if (left.length > 0)
      return missing(
        left.map(({ path, section }) => `"${siteText(section.heading)}" on ${path}`),
        { of: plans.length, what: 'Sections without their copy' },
      );
    const images = plans.filter(
      ({
        section: {
          images: [image],
        },
      }) => image && !text.includes(siteText(image.url)),
    );
    return images.length === 0
      ? passed(`${plans.length} sections with their final copy.`)
      : missing(
          images.map(({ path, section }) => `"${siteText(section.heading)}" on ${path}`),
          { of: plans.length + 1, what: 'Sections without their image' },
        );
  },
};
