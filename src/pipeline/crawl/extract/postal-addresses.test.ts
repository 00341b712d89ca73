import { describe, expect, it } from 'vitest';
import { upperFirst } from '#text/characters.ts';
import { weekdays } from '#text/weekdays.ts';
import { addressFromData, findPostalAddresses } from './postal-addresses.ts';

describe('findPostalAddresses', () => {
  it.each([
    ['Visit us at 12 Old Mill Road, Sometown, OH 44101 today', ['12 Old Mill Road, Sometown, OH 44101']],
    ['5 High Street, Sometown SW1A 1AA', ['5 High Street, Sometown SW1A 1AA']],
    ['P.O. Box 12, Sometown, OH 44101', ['P.O. Box 12, Sometown, OH 44101']],
    ['Verein e.V. Lindenweg 7 55131 Mainz', ['Lindenweg 7 55131 Mainz']],
    ['Berliner Straße 12a, D-10115 Berlin', ['Berliner Straße 12a, D-10115 Berlin']],
    ['12 bis, rue de la Gare, 69003 Lyon', ['12 bis, rue de la Gare, 69003 Lyon']],
    ['73 Av. de la Gare, 69003 Lyon', ['73 Av. de la Gare, 69003 Lyon']],
    ['Calle Mayor 5, 28013 Madrid', ['Calle Mayor 5, 28013 Madrid']],
    ['Dorpsstraat 12, 1234 AB Utrecht', ['Dorpsstraat 12, 1234 AB Utrecht']],
    ['〒150-0001 東京都渋谷区神宮前1-2-3', ['〒150-0001 東京都渋谷区神宮前1-2-3']],
    ['Nobelstr. 3 51373 Leverkusen Bürozeiten: Mo 16:00 bis 19:00', ['Nobelstr. 3 51373 Leverkusen']],
    ['12 avenue Clemenceau, 94170 Le Perreux Lundi - Vendredi de 9h', ['12 avenue Clemenceau, 94170 Le Perreux']],
    ['In 2024 we sold 12345 Loaves', []],
    ['We walked 5 miles', []],
  ])('%s', (text, found) => {
    expect(findPostalAddresses(text).map((match) => match.value)).toEqual(found);
  });

  it('takes no suite for a place', () => {
    expect(findPostalAddresses('40 Harbor St, Suite 210')).toEqual([]);
    const whole = '40 Harbor St, Suite 210, Old Mill Center, Sometown, OH 44101';
    expect(findPostalAddresses(whole).map(({ value }) => value)).toEqual([whole]);
  });

  it('finds two addresses in one text, with their places', () => {
    const text = 'Lindenweg 7, 55131 Mainz; Ringweg 3, 50667 Köln';
    const found = findPostalAddresses(text);
    expect(found.map(({ value }) => value)).toEqual(['Lindenweg 7, 55131 Mainz', 'Ringweg 3, 50667 Köln']);
    for (const { value, index } of found) expect(text.startsWith(value, index)).toBe(true);
  });
});

describe('findPostalAddresses before opening hours', () => {
  it.each('en de fr es it nl pt pl sv da fi cs'.split(' '))('leaves out each day of the week in %s', (language) => {
    const address = '12 avenue Clemenceau, 94170 Le Perreux';
    const read = weekdays(language).map((day) => findPostalAddresses(`${address} ${upperFirst(day)} 9-17`)[0]?.value);
    expect(new Set(read)).toEqual(new Set([address]));
  });
});

describe('addressFromData', () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Ringweg 3', postalCode: '50667', addressLocality: 'Köln' };

  it.each<[string, unknown, string[]]>([
    ['an object', address, ['Ringweg 3, 50667, Köln']],
    ['an object deep inside', { '@graph': [{ location: { address } }] }, ['Ringweg 3, 50667, Köln']],
    ['the country by its name', { ...address, addressCountry: { name: 'Germany' } }, ['Ringweg 3, 50667, Köln, Germany']],
    ['the first of several values', { ...address, postalCode: ['50667', '50668'] }, ['Ringweg 3, 50667, Köln']],
    [
      'microdata',
      { type: ['PostalAddress'], properties: { streetAddress: ['Ringweg 3'], addressLocality: ['Köln'] } },
      ['Ringweg 3, Köln'],
    ],
    ['no town without a street', { addressLocality: 'Bree', addressRegion: 'Limburg', addressCountry: 'BE' }, []],
    ['a village without street names', { postalCode: '22242', addressLocality: 'Jezera' }, ['22242, Jezera']],
    ['one part alone', { addressCountry: 'DE' }, []],
    ['no object', 'Ringweg 3', []],
  ])('reads %s', (_, data, found) => {
    expect(addressFromData(data)).toEqual(found);
  });

  it('returns at most 20', () => {
    const many = Array.from({ length: 50 }, (_, nth) => ({ ...address, streetAddress: `Ringweg ${nth}` }));
    expect(addressFromData(many)).toHaveLength(20);
  });
});
