import { isDeadTarget } from '../../compare/same-target.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const deadLink = defineCheck({
  id: 'dead-link',
  area: 'actions',
  title: 'No link leads nowhere',
  why: 'Builders link what they have not built yet to "#".',
  red: 'A visible link with words has no target, and no link of the page has these words today.',
  check: ({ brief, now, pathOf }) => {
    const today = new Set(
      brief.site.pages.flatMap(({ links }) => links.filter(({ rawHref }) => isDeadTarget(rawHref)).map(({ text }) => text)),
    );
    return now.site.pages.flatMap((page): Draft[] =>
      page.links
        .filter(({ rawHref, text, hidden }) => !hidden && text !== '' && isDeadTarget(rawHref) && !today.has(text))
        .map(({ text, selector, rawHref }) => ({
          ...{ status: 'not-fixed', page: pathOf(page), element: selector, new: `${text} → ${rawHref === '' ? '(nothing)' : rawHref}` },
          why: 'This link leads nowhere.',
        })),
    );
  },
});
