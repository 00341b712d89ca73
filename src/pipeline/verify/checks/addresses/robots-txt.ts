import { defineCheck } from '../../define-check.ts';

export const robotsTxt = defineCheck({
  id: 'robots-txt',
  area: 'addresses',
  title: 'Search engines may read the site',
  why: 'A robots.txt that forbids everything is right for a preview and fatal for the published site.',
  red: 'The new robots.txt forbids what the old one allowed.',
  check: ({ brief, now }) => {
    const forbidden = now.site.unread.filter(({ reason }) => reason === 'robots');
    const isShut = now.site.stopReason === 'robots' || (forbidden.length > 0 && !now.site.robots.allowsAll && brief.site.robots.allowsAll);
    if (!isShut) return [{ status: 'kept', page: '/robots.txt', element: 'robots.txt', why: 'It lets search engines read the pages.' }];
    const words = { old: brief.site.robots.text.slice(0, 200), new: now.site.robots.text.slice(0, 200) };
    return [
      {
        status: 'lost',
        page: '/robots.txt',
        element: 'robots.txt',
        ...words,
        fix: [],
        why: 'It forbids robots pages that they may read today.',
      },
    ];
  },
});
