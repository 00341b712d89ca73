import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { linkLines } from '../../strategy/engineer/site-links.ts';
import { contactLines, counterLines, embedLines, gathered } from '../../strategy/model/gathered-lines.ts';
import { imageLines } from '../../strategy/model/site-images.ts';
import { pathOf, type Reading } from '../../strategy/read-site.ts';

const MAX_LINE = 900;

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
    ...counterLines(pages),
    ...contactLines(pages),
    ...gathered(pages, dialedOf),
    ...gathered(pages, formsOf),
    ...embedLines(pages),
    ...linkLines(reading),
    ...gathered(pages, (page) => anchorsOf(page, host)),
    ...imageLines(reading),
    ...gathered(pages, dataOf),
  ].filter((line) => !mayBePromptInjection(line));
}
