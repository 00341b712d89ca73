import type { ActionClaim } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { Site } from '#contracts/site.ts';
import { makeClaim, notFound, numbered } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

/** The ways from visitor to customer: from the page of a call to action to the page, form or line where it ends. */
export function findFunnels(site: Site, actions: readonly ActionClaim[]): Claim[] {
  const claims: Claim[] = [];
  for (const action of actions) {
    const [from] = action.evidence;
    const start = site.pages.find((page) => page.url === from?.url);
    if (!from || !start) continue;
    const end = endOf(action.href, site);
    if (!end) continue;
    const claim = makeClaim({
      text: `${start.path} > "${action.text}" > ${end}`,
      kind: 'inferred',
      confidence: CONFIDENCE.mentioned,
      quotes: [{ page: start, selector: from.selector, text: from.snippet }],
    });
    if (!claims.some((other) => other.text === claim.text)) claims.push(claim);
    if (claims.length >= 6) break;
  }
  if (claims.length === 0)
    claims.push(notFound('No way from visitor to customer found', 'calls to action, forms, telephone and e-mail links of all pages read'));
  return numbered('funnel', claims);
}

/** Types of pages where a way may end. */
const ENDS: ReadonlySet<string> = new Set(['contact', 'booking', 'pricing', 'cart', 'donate', 'product', 'products']);

function endOf(href: string, site: Site): string {
  if (href.startsWith('tel:')) return 'telephone';
  if (href.startsWith('mailto:')) return 'e-mail';
  const target = site.pages.find((page) => page.url === href);
  const form = target?.forms.find((one) => !one.hidden && one.purpose !== 'search' && one.purpose !== 'newsletter');
  if (target && form) return `${target.path} > ${form.purpose} form`;
  if (target && ENDS.has(target.type)) return target.path;
  if (!target && href.startsWith('http')) {
    const host = new URL(href).host;
    return host === new URL(site.url).host ? '' : `${host} (other site)`;
  }
  return '';
}
