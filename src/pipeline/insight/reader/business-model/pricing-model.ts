import type { Claim } from '#contracts/evidence.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { canMatch } from '../../needed-words.ts';
import type { Reading } from '../../reading.ts';

const KINDS: readonly [string, RegExp][] = [
  [
    'Free',
    /\b(free (of charge|forever|to use|for everyone|and open)|completely free|100% free|always free|at no cost|kostenlos|gratuit\w*|gratis)\b/i,
  ],
  ['Subscription', /\b(per month|\/\s?(mo|month|year|user)\b|monthly|annually|billed|subscription plan|pro monat|par mois|al mes)\b/i],
  [
    'Membership fee',
    /\b(membership (fee|dues)|annual (fee|dues)|mitgliedsbeitr\w+|mindestbeitrag|cotisation|cuota (anual|de socio)|年会費)\b/i,
  ],
  ['Donations', /\b(donate|donations?|spenden|faire un don|donar|寄付)\b/i],
  [
    'Quote on request',
    /\b(free quote|request a quote|get a quote|free estimate|angebot anfordern|kostenvoranschlag|devis (gratuit)?|presupuesto|見積)\b/i,
  ],
  ['Tickets or entry fee', /\b(tickets?|entry fee|admission|eintritt|billetterie|entradas)\b/i],
];

/** How it charges: prices as shown, else what the texts say (free, subscription, quote, fees, donations). */
export function findPricingModel(reading: Reading): Claim {
  const prices = reading.pages
    .filter(({ page }) => page.type !== 'legal' && page.type !== 'article')
    .flatMap(({ page }) => page.prices.map((price) => ({ page, price })));
  const said = KINDS.flatMap(([name, pattern]) => {
    const quote = firstQuote(reading, pattern);
    return quote ? [{ name, quote }] : [];
  });
  if (prices.length >= 3) {
    const quotes = prices.slice(0, 3).map(({ page, price }) => ({ page, selector: price.selector, text: price.context || price.text }));
    const texts = [...new Set(prices.map(({ price }) => price.text))];
    const isPlan = said.some((one) => one.name === 'Subscription');
    return {
      ...makeClaim({
        text: `${isPlan ? 'Prices by plan' : 'Fixed prices shown'}: ${texts.slice(0, 4).join(', ')}${texts.length > 4 ? ' ...' : ''}`,
        kind: 'observed',
        confidence: 0.8,
        quotes,
      }),
      id: 'pricing-1',
    };
  }
  const [first] = said;
  if (first)
    return {
      ...makeClaim({
        text: said
          .slice(0, 2)
          .map((one) => one.name)
          .join('; '),
        kind: 'inferred',
        confidence: 0.55,
        quotes: said.slice(0, 2).map((one) => one.quote),
      }),
      id: 'pricing-1',
    };
  return { ...notFound('No prices and no word on pricing', 'prices and pricing words on all pages read'), id: 'pricing-1' };
}

function firstQuote(reading: Reading, pattern: RegExp): Quote | null {
  for (const { page, content, starts } of reading.pages) {
    if (page.type === 'legal' || page.type === 'article' || !canMatch(pattern, starts)) continue;
    const block = content.find((one) => pattern.test(one.text));
    if (block) return { page, selector: block.selector, text: block.text };
  }
  return null;
}
