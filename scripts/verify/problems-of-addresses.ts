// Problems of addresses, head data and languages.
import { inHead } from './edit-html.ts';
import { edited, homePath, htmlOf, type Planted, type Problem, somePage, withAnswers } from './planted-problem.ts';
import { html, type Published, redirect } from './published-site.ts';

/** Plants in a page other than the home page. */
const inPage = (id: string, checks: string[], change: (site: Published, path: string, home: string) => Published | null): Problem => ({
  id,
  plant: (clean): Planted | null => {
    const path = somePage(clean);
    const site = path && change(clean.site, path, homePath(clean));
    return path && site ? { site, checks, pages: [path] } : null;
  },
});

const moved = '/moved-somewhere-else';
const NOTHING = html(
  '<!doctype html><html lang="en"><title>Nothing here</title><main><h1>Nothing here</h1><p>This page is not there.</p></main></html>',
);

export const addressProblems: readonly Problem[] = [
  inPage('page gone', ['page-gone'], (site, path) => withAnswers(site, { [path]: null })),
  inPage('302 for 301', ['redirect-temporary'], (site, path) =>
    withAnswers(site, { [path]: redirect(moved, 302), [moved]: site.pages.get(path) ?? NOTHING }),
  ),
  inPage('redirect chain', ['redirect-chain'], (site, path) =>
    withAnswers(site, { [path]: redirect('/step'), '/step': redirect(moved), [moved]: site.pages.get(path) ?? NOTHING }),
  ),
  inPage('redirect to home', ['redirect-to-home'], (site, path, home) => withAnswers(site, { [path]: redirect(home) })),
  inPage('soft 404', ['soft-404'], (site, path) => ({ ...withAnswers(site, { [path]: NOTHING }), missing: NOTHING })),
  inPage('server error', ['page-gone'], (site, path) => withAnswers(site, { [path]: html('<h1>Gone</h1>', 410) })),
  inPage('noindex', ['noindex'], (site, path) =>
    edited(site, path, (page) => inHead(page, '<meta name="robots" content="noindex, nofollow">')),
  ),
  inPage('noindex header', ['noindex'], (site, path) => {
    const answer = site.pages.get(path);
    return answer ? withAnswers(site, { [path]: { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } } }) : null;
  }),
  inPage('canonical to home', ['canonical'], (site, path, home) =>
    edited(site, path, (page) => inHead(page.replace(/<link rel="canonical"[^>]*>/g, ''), `<link rel="canonical" href="${home}">`)),
  ),
  inPage('title of the builder', ['page-title'], (site, path) =>
    edited(site, path, (page) => page.replace(/<title[^>]*>[^<]*/, '<title>My new project')),
  ),
  inPage('language changed', ['language'], (site, path) =>
    edited(site, path, (page) => page.replace(/<html lang="[^"]*"/, '<html lang="pt"')),
  ),
  inPage('main heading lost', ['main-heading', 'heading-lost', 'proof-lost', 'text-lost'], (site, path) =>
    edited(site, path, (page) => page.replace(/<h1([^>]*)>.*?<\/h1>/gs, '<h1$1>Welcome to our page</h1>')),
  ),
  inPage('page unlinked', ['page-unlinked'], (site, path) => {
    const changes: Record<string, ReturnType<typeof html>> = {};
    for (const [other, answer] of site.pages)
      if (typeof answer.body === 'string' && answer.body.includes(`href="${encodeURI(path)}`))
        changes[other] = {
          ...answer,
          body: answer.body.replaceAll(
            new RegExp(`<a [^>]*href="${encodeURI(path).replace(/[.?]/g, '\\$&')}(?:#[^"]*)?"[^>]*>(.*?)</a>`, 'gs'),
            '$1',
          ),
        };
    return withAnswers(site, changes);
  }),
  {
    id: 'description lost',
    plant: ({ site, brief }) => {
      const head = brief.strategy.engineer.head.find(
        ({ path, description }) =>
          description.new.length > 20 && !description.new.endsWith('…') && htmlOf(site, path).includes('<meta name="description"'),
      );
      const changed = head && edited(site, head.path, (page) => page.replace(/<meta name="description"[^>]*>/g, ''));
      return head && changed ? { site: changed, checks: ['meta-description', 'check-lost'], pages: [head.path] } : null;
    },
  },
  {
    id: 'robots.txt of a preview',
    plant: ({ site }) => ({
      site: withAnswers(site, {
        '/robots.txt': { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /\n' },
      }),
      checks: ['robots-txt'],
      pages: ['/robots.txt'],
    }),
  },
];
