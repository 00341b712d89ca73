import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { declaredEntities } from '../site-model/declared-entities.ts';
import { contradictedCases, shownAnswers } from './declared-answers.ts';

/** The statements of this structured data that the page contradicts. */
function contradicted(data: object, body: string, title = 'Mill Bakery'): string[] {
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const page: Page = pageOfHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>${title}</title>${script}</head><body><main>${body}</main></body></html>`,
  );
  return contradictedCases(page, declaredEntities([page]), shownAnswers([page], page)).map(({ snippet }) => snippet);
}
const bakery = (more: object) => ({ '@context': 'https://schema.org', '@type': 'Bakery', name: 'Mill Bakery', ...more });
const offer = (price: string, priceCurrency = 'EUR') => ({
  ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'Rye bread' },
  offers: { '@type': 'Offer', price, priceCurrency },
});

describe('contradictedCases', () => {
  it('finds a phone number that no visitor reads, however it is written', () => {
    const body = '<p>Call <a href="tel:+441947600123">01947 600123</a></p>';
    expect(contradicted(bakery({ telephone: '+44 1947 600999' }), body)).toEqual([expect.stringContaining('+44 1947 600999')]);
    expect(contradicted(bakery({ telephone: '(01947) 600-123' }), body)).toEqual([]);
    expect(contradicted(bakery({ telephone: '+44 1947 600999' }), '<p>Come in.</p>')).toEqual([]);
  });

  it('finds a price that the page does not show, in the same currency only', () => {
    const body = '<h1>Rye bread</h1><p>Only €4.50 a loaf.</p>';
    expect(contradicted(offer('5.20'), body)).toEqual([expect.stringContaining('price 5.2 EUR')]);
    expect(contradicted(offer('4.50'), body)).toEqual([]);
    expect(contradicted(offer('5.20', 'USD'), body)).toEqual([]);
  });

  it('finds a name of which the home page shows not a word', () => {
    const body = '<h1>Fresh bread</h1><p>We bake every morning.</p>';
    expect(contradicted(bakery({ name: 'Kowalski Holding' }), body, 'Fresh bread')).toEqual([expect.stringContaining('Kowalski Holding')]);
    expect(contradicted(bakery({ name: 'Fresh Loaf' }), body, 'Fresh bread')).toEqual([]);
  });

  it('finds hours of which no time is shown, in either notation', () => {
    const body = '<p>Opening hours: Mon-Fri 9am - 5pm</p>';
    expect(contradicted(bakery({ openingHours: 'Mo-Fr 07:00-13:00' }), body)).toEqual([expect.stringContaining('07:00-13:00')]);
    expect(contradicted(bakery({ openingHours: 'Mo-Fr 09:00-17:00' }), body)).toEqual([]);
    expect(contradicted(bakery({ openingHours: 'Mo-Su 00:00-23:59' }), body)).toEqual([]);
  });
});
