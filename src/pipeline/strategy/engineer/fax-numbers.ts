import type { Page } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { oncePerObject } from '#text/memoize.ts';
import { distinctBy, phoneKey } from '#text/words.ts';
import { findFaxes } from '../../crawl/extract/phone-numbers.ts';
import { evidenceAt, type PageReading, type Reading } from '../read-site.ts';

type Contact = Strategy['site']['contacts'][number];

const MOST = 3;

/** Privacy pages name the fax numbers of authorities and hosts; an imprint names the business's own. */
const isOwn = ({ page, title, h1 }: PageReading) =>
  page.type !== 'legal' || [page.path, title, h1].some((text) => hasTerm(text, 'page-labels', 'imprint'));

/** The fax numbers on a page, with where they are. */
const faxesOn = oncePerObject((page: Page): Contact[] =>
  page.blocks
    .filter(({ hidden }) => !hidden)
    .flatMap(({ text, selector }) =>
      findFaxes(text).map(({ value }): Contact => ({ kind: 'fax', value, evidence: [evidenceAt(page, selector, text)] })),
    ),
);

/** The business's fax numbers, which are no way to reach it by phone but a contact that customers and authorities use. */
export function faxNumbers({ pages }: Pick<Reading, 'pages'>): Contact[] {
  const found = pages.filter(isOwn).flatMap(({ page }) => faxesOn(page));
  return distinctBy(found, ({ value }) => phoneKey(value)).slice(0, MOST);
}
