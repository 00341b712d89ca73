import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const pricingWithoutPrices = defineAudit('ux/pricing-without-prices', {
  severity: 'medium',
  effort: 'medium',
  title: 'Pricing pages show prices',
  problem: 'The pricing page shows no price',
  why: 'People who open a pricing page want a figure; without one, many leave for a competitor who gives it.',
  fix: 'Show prices, a range or a “from” price, or say what the price depends on.',
  source: 'https://www.nngroup.com/articles/show-price/',
  applies: (page) => page.type === 'pricing' && isReadWhole(page),
  check: (page) =>
    page.prices.length > 0 || page.blocks.some(({ text }) => hasPageLabel(text, 'free'))
      ? null
      : missingFromBody(page, 'amount with a currency'),
});
