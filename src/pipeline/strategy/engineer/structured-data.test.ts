import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput } from '../read-site.ts';
import { planStructuredData } from './structured-data.ts';

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

  it('keeps a declared agent under the name of the business, with its place on the map', () => {
    const input = richInput();
    const data = { '@type': 'RealEstateAgent', name: 'Mill Bread', geo: { latitude: 52.7 } };
    input.site.pages[0]?.structuredData.push({ format: 'json-ld', types: ['RealEstateAgent'], data, error: null, selector: 'script' });
    expect(JSON.parse(dataOf(input)[0]?.json ?? '')).toMatchObject(data);
  });

  it('keeps the questions that a page declares, and where the business works', () => {
    const input = richInput();
    const [home] = input.site.pages;
    const questions = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Is the bread sliced?' }] };
    const bakery = { '@type': 'Bakery', name: 'Mill Bread', areaServed: ['Mainz', 'Worms'] };
    for (const data of [questions, bakery])
      home?.structuredData.push({ format: 'json-ld', types: [data['@type']], data, error: null, selector: 'script' });
    input.profile.contacts = input.profile.contacts.filter(({ contactKind }) => contactKind !== 'address');
    const reading = { ...readInput(input), place: 'Mainz' };
    const [body, faq] = planStructuredData(reading, [], '');
    expect(JSON.parse(body?.json ?? '')).toMatchObject({ areaServed: ['Mainz', 'Worms'] });
    expect(faq).toMatchObject({ type: 'FAQPage', path: '/' });
    expect(JSON.parse(faq?.json ?? '')).toEqual({ '@context': 'https://schema.org', ...questions });
  });

  it('says whose each of several numbers is, where the copy says it', () => {
    const input = richInput();
    const phone = input.profile.contacts.find(({ contactKind }) => contactKind === 'phone');
    if (!phone) throw new Error('A phone is needed.');
    input.profile.contacts.push({ ...phone, text: '06131 555 020' });
    const items = [
      { kind: 'card' as const, title: 'Oven', text: '06131 555 010' },
      { kind: 'card' as const, title: 'Shop', text: '06131 555 020' },
    ];
    const [data] = planStructuredData(readInput(input), [], '', items);
    expect(JSON.parse(data?.json ?? '')).toMatchObject({
      telephone: '06131 555 010',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'Oven', telephone: '06131 555 010' },
        { '@type': 'ContactPoint', contactType: 'Shop', telephone: '06131 555 020' },
      ],
    });
  });

  it('never closes the script element', () => {
    const input = richInput();
    if (input.site.pages[0]) input.site.pages[0].description = 'Bread </script><script>alert(1)</script>';
    expect(dataOf(input)[0]?.json).not.toContain('<');
  });
});
