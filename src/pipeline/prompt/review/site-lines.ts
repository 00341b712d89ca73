import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { linkLines } from '../../strategy/engineer/site-links.ts';
import { imageLines } from '../../strategy/model/site-images.ts';
import { pathOf, type Reading } from '../../strategy/read-site.ts';

/** Lines of each kind. */
const MOST = 80;
const MAX_LINE = 900;

const onPages = (paths: Iterable<string>) => {
  const all = [...new Set(paths)];
  return `on ${all.slice(0, 3).join(', ')}${all.length > 3 ? ' and more' : ''}`;
};

/** Each line once, with the pages that have it. */
function gathered(pages: readonly Page[], linesOf: (page: Page) => string[]): string[] {
  const on = new Map<string, string[]>();
  for (const page of pages) for (const line of linesOf(page)) on.set(line, [...(on.get(line) ?? []), page.path]);
  return [...on].slice(0, MOST).map(([line, paths]) => `${line} | ${onPages(paths)}`);
}

const contactsOf = (page: Page) =>
  page.contacts.map(({ kind, value, snippet }) => `contact (${kind}): ${value} | ${foldText(snippet).slice(0, 160)}`);

/** Numbers and addresses that a tap really uses: what is shown may be another one. */
const dialedOf = (page: Page) =>
  page.links
    .filter(({ href, hidden }) => !hidden && !href.startsWith('http'))
    .map(({ href, text }) => `dials or writes to: ${href} | shown as ${foldText(text).slice(0, 80)}`);

const anchorsOf = ({ links }: Page, host: string) =>
  links
    .filter(({ href, internal, hidden }) => internal && !hidden && href.includes('#') && !href.endsWith('#'))
    .map(
      ({ href, text }) => `link to a place on a page: ${pathOf(href, host)}${URL.parse(href)?.hash ?? ''} | ${foldText(text).slice(0, 80)}`,
    );

const embedsOf = (page: Page) =>
  page.resources
    .filter(({ kind }) => kind === 'iframe' || kind === 'video' || kind === 'audio')
    .map(({ kind, url, title }) => `embed (${kind}): ${url}${title ? ` | ${title}` : ''}`);

const formsOf = (page: Page) =>
  page.forms.map(({ purpose, method, action, fields, submitText }) => {
    const named = fields
      .filter(({ type }) => type !== 'submit')
      .map(({ label, name, type, required, options }) =>
        [`${label ?? name} [${name || 'no name'}] ${type}${required ? ' required' : ''}`, options.slice(0, 14).join(' / ')]
          .filter(Boolean)
          .join(': '),
      );
    return `form (${purpose}): ${method} to ${action || 'nowhere named'} | fields: ${named.join('; ')} | button ${submitText}`.slice(
      0,
      MAX_LINE,
    );
  });

const dataOf = (page: Page) =>
  page.structuredData.filter(({ data }) => data !== null).map(({ data }) => `structured data: ${JSON.stringify(data)}`.slice(0, MAX_LINE));

/** What today's pages have besides their text, a line each. Lines that speak to a model are left out. */
export function siteLines(reading: Reading): string[] {
  const { pages, host } = reading.site;
  return [
    ...gathered(pages, contactsOf),
    ...gathered(pages, dialedOf),
    ...gathered(pages, formsOf),
    ...gathered(pages, embedsOf),
    ...linkLines(reading),
    ...gathered(pages, (page) => anchorsOf(page, host)),
    ...imageLines(reading),
    ...gathered(pages, dataOf),
  ].filter((line) => !mayBePromptInjection(line));
}
