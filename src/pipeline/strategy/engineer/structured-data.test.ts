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

  it('names profiles of the business only, and an office once', () => {
    const input = richInput();
    const [handle] = input.profile.socialHandles;
    const address = input.profile.contacts.find(({ contactKind }) => contactKind === 'address');
    if (!handle || !address) throw new Error('A profile and an address are needed.');
    const urls = ['https://www.facebook.com/settings/?tab=ads', 'https://www.linkedin.com/in/weber/', handle.url];
    input.profile.socialHandles = urls.map((url) => ({ ...handle, url }));
    const offices = ['Mill Lane 4, Suite 12, Mainz', 'Mill Lane 4, 2nd yard, Suite 12, Mainz', 'Rye Street 4, Suite 12, Worms'];
    input.profile.contacts = offices.map((text) => ({ ...address, text }));
    const data = JSON.parse(dataOf(input)[0]?.json ?? '');
    expect(data.sameAs).toEqual([handle.url]);
    expect(data.address).toEqual([offices[0], offices[2]]);
  });

  it('drops a declared type that is only of another trade', () => {
    const input = richInput();
    input.site.pages[0]?.structuredData.push({ format: 'json-ld', types: ['Dentist'], data: {}, error: null, selector: 'script' });
    expect(dataOf(input)[0]?.type).toBe('Bakery');
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
