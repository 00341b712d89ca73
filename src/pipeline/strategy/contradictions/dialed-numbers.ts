import type { Evidence } from '#contracts/evidence.ts';
import { decoded } from '#text/address.ts';
import { dialsAnother } from '#text/dialed-number.ts';
import { distinctBy } from '#text/words.ts';
import { evidenceAt, type Reading } from '../read-site.ts';

/** Phone links that dial another number than their words show, each number once. */
export function misdialedNumbers({ pages }: Pick<Reading, 'pages'>): { shown: string; dialed: string; evidence: Evidence[] }[] {
  const found = pages.flatMap(({ page }) =>
    page.links
      .filter(({ rawHref = '', text, hidden }) => !hidden && rawHref.toLowerCase().startsWith('tel:') && dialsAnother(text, rawHref))
      .map(({ rawHref, text, selector }) => ({
        shown: text,
        dialed: decoded(rawHref.slice(4)),
        evidence: [evidenceAt(page, selector, text)],
      })),
  );
  return distinctBy(found, ({ shown, dialed }) => `${shown} ${dialed}`);
}
