import type { Claim } from '#contracts/evidence.ts';
import type { Site } from '#contracts/site.ts';
import { makeClaim, numbered } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

/** Technology the site runs on, as the crawl recognized it. */
export function listTechnology(site: Site): Claim[] {
  const claims = site.technology.flatMap(({ name, category, evidence }) => {
    const page = site.pages.find((one) => one.url === evidence.url) ?? site.pages[0];
    return page
      ? [
          makeClaim({
            text: `${name} (${category})`,
            kind: 'observed',
            confidence: CONFIDENCE.declared,
            quotes: [{ page, selector: evidence.selector, text: evidence.snippet }],
          }),
        ]
      : [];
  });
  return numbered('technology', claims);
}
