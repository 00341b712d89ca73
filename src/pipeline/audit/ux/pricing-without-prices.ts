import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const pricingWithoutPrices = defineAudit('ux/pricing-without-prices', {
  applies: (page) => page.type === 'pricing' && isReadWhole(page),
  check: (page) =>
    page.prices.length > 0 || page.blocks.some(({ text }) => hasPageLabel(text, 'free'))
      ? null
      : missingFromBody(page, 'amount with a currency'),
});
