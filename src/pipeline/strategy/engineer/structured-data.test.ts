import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const dataOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).engineer.structuredData;

describe('planStructuredData', () => {
  it('describes the business with the type of its industry and facts of the site only', () => {
    const [bakery, faq] = dataOf(richInput());
    expect(JSON.parse(bakery?.json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Bakery',
      name: 'Mill Bread',
      url: 'https://muehlenbrot.test/',
      telephone: '06131 555 010',
      email: 'brot@muehlenbrot.test',
      address: 'Mühlweg 4, Mainz',
      logo: 'https://muehlenbrot.test/logo.svg',
      sameAs: ['https://www.instagram.com/muehlenbrot'],
    });
    expect([faq?.type, faq?.path]).toEqual(['FAQPage', '/faq']);
  });

  it('keeps a type that the site declares', () => {
    const input = richInput();
    input.site.pages[0]?.structuredData.push({ format: 'json-ld', types: ['Store'], data: {}, error: null, selector: 'script' });
    expect(dataOf(input)[0]).toMatchObject({ type: 'Store', reason: expect.stringContaining('already declares Store') });
  });

  it('never closes the script element', () => {
    const input = richInput();
    if (input.site.pages[0]) input.site.pages[0].description = 'Bread </script><script>alert(1)</script>';
    expect(dataOf(input)[0]?.json).not.toContain('<');
  });
});
