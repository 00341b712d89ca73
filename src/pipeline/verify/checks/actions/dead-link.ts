import { readablePath } from '../../../crawl/url-key.ts';
import { isDeadTarget } from '../../compare/same-target.ts';
import { type Draft, defineCheck, type FixValue } from '../../define-check.ts';

export const deadLink = defineCheck({
  id: 'dead-link',
  area: 'actions',
  title: 'No link leads nowhere',
  why: 'Builders link what they have not built yet to "#".',
  red: 'A visible link with words has no target, and no link of the page has these words today.',
  check: ({ brief, now, pathOf }) => {
    const all = brief.site.pages.flatMap(({ links }) => links);
    const today = new Set(all.filter(({ rawHref }) => isDeadTarget(rawHref)).map(({ text }) => text));
    const targets = new Map(all.map(({ text, href, internal }) => [text, internal ? readablePath(href) : href]));
    const fixOf = (text: string): FixValue[] => {
      const target = targets.get(text);
      return [{ label: 'Link', text }, ...(target ? [{ label: 'Leads to', text: target, as: 'url' as const }] : [])];
    };
    return now.site.pages.flatMap((page): Draft[] =>
      page.links
        .filter(({ rawHref, text, hidden }) => !hidden && text !== '' && isDeadTarget(rawHref) && !today.has(text))
        .map(({ text, selector, rawHref }) => ({
          ...{ status: 'not-fixed', page: pathOf(page), element: selector, new: `${text} → ${rawHref === '' ? '(nothing)' : rawHref}` },
          fix: fixOf(text),
          why: 'This link leads nowhere.',
        })),
    );
  },
});
