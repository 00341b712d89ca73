import { describe, expect, it } from 'vitest';
import { link } from '#testing/audit-page.ts';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { findContradictions } from './contradictions.ts';
import { disputedPrices } from './disputed-prices.ts';
import { foundingYears, namesDisputedYear } from './founding-years.ts';

const block = (text: string) => ({ tag: 'p', text, selector: 'p', region: 'main' as const, hidden: false });

describe('findContradictions', () => {
  it('asks which of two founding years is right, and believes neither', () => {
    const input = richInput();
    input.site.pages[0]?.blocks.push(block('Bread from Mainz since 1991.'));
    const reading = readInput(input);
    expect([...foundingYears(reading).keys()].sort()).toEqual(['1987', '1991']);
    expect(findContradictions(reading).find(({ id }) => id === 'founding-year')?.question).toContain('1991 (/) and 1987 (/about)');
    expect(namesDisputedYear('Baking since 1991', reading)).toBe(true);
    expect(namesDisputedYear('Renovated in 1991', reading)).toBe(false);
  });

  it('reads no founding year in what a person says', () => {
    const input = richInput();
    const [home] = input.site.pages;
    const said = 'I have been a trainer since 2007, and here since 2015.';
    home?.blocks.push(block(said));
    expect(foundingYears(readInput(input)).size).toBeGreaterThan(1);
    home?.quotes.push({ quote: said, author: 'Ada Lind', selector: 'p' });
    expect([...foundingYears(readInput(structuredClone(input))).keys()]).toEqual(['1987']);
  });

  it('asks which number is right where a link dials another one than it shows', () => {
    const input = richInput();
    input.site.pages[0]?.links.push(link('tel:+494073340552', '040 7340552'));
    const question = findContradictions(readInput(input)).find(({ id }) => id === 'dialed-number');
    expect(question).toMatchObject({
      question: 'Visitors read 040 7340552, but the link dials +494073340552. Which number is right?',
      untilThen: 'The number that visitors read, 040 7340552, also in the link.',
    });
  });

  it('asks whether figures are right that only the code of a counter has', () => {
    const input = richInput();
    const [home] = input.site.pages;
    if (!home) throw new Error('no page');
    home.blocks.push({ ...block('221'), selector: '#n' }, block('Clients served'), { ...block('25+ years of baking'), selector: '#y' });
    expect(findContradictions(readInput(input)).map(({ id }) => id)).not.toContain('counter-figures');
    home.counters = [
      { figure: '221', selector: '#n' },
      { figure: '25+', selector: '#y > b' },
    ];
    const question = findContradictions(readInput(input)).find(({ id }) => id === 'counter-figures');
    expect(question?.question).toBe(
      'Only the code of counters has these figures, / shows 0 until its script runs: "221 Clients served", "25+ years of baking". Are they right today?',
    );
    expect(question?.isUrgent).toBe(true);
  });

  it('takes one founding year, however often it is named, for no contradiction', () => {
    const input = richInput();
    input.site.pages[0]?.blocks.push(block('Founded in 1987, established 1887 m above sea level'), block('Seit 1987 in Mainz'));
    expect([...foundingYears(readInput(input)).keys()]).toContain('1987');
    expect(namesDisputedYear('since 1987', readInput(richInput()))).toBe(false);
  });

  it('asks which of two prices is right', () => {
    const input = richInput();
    const [loaf] = input.profile.products;
    if (loaf) input.profile.products.push({ ...loaf, price: '7 €' });
    expect([...disputedPrices(input.profile, input.site.pages).values()]).toEqual([{ name: 'Sourdough loaf', prices: ['6.50 €', '7 €'] }]);
    expect(findContradictions(readInput(input))[0]?.question).toBe(
      'The site shows different prices for "Sourdough loaf": 6.50 € and 7 €. Which one is right?',
    );
  });

  it('takes 6 and 6.00 for the same price', () => {
    const input = richInput();
    const [loaf] = input.profile.products;
    if (loaf) input.profile.products = ['6 €', '6.00 €'].map((price) => ({ ...loaf, price }));
    expect(disputedPrices(input.profile, [])).toEqual(new Map());
  });

  it('asks which of two phone numbers comes first, not about two spellings of one', () => {
    const input = richInput();
    const [phone] = input.profile.contacts;
    if (phone) input.profile.contacts.push({ ...phone, text: '+49 6131 555010' });
    expect(findContradictions(readInput(input)).map(({ id }) => id)).not.toContain('which-phone');
    if (phone) input.profile.contacts.push({ ...phone, text: '06131 555 099' });
    expect(findContradictions(readInput(input)).map(({ id }) => id)).toContain('which-phone');
  });

  it('asks nothing where one page says of each number what it is for', () => {
    const idsWith = (...pieces: string[]) => {
      const input = richInput();
      const [phone] = input.profile.contacts;
      if (phone) input.profile.contacts.push({ ...phone, text: '06131 555 099' });
      input.site.pages[0]?.blocks.push({ ...block(pieces.join(' ')), pieces });
      return findContradictions(readInput(input)).map(({ id }) => id);
    };
    expect(idsWith('Telefon: 06131 555010', 'Mobil: 06131 555 099')).not.toContain('which-phone');
    expect(idsWith('Telefon: 06131 555010', 'Telefon: 06131 555 099')).toContain('which-phone');
    expect(idsWith('06131 555010', 'Mobil: 06131 555 099')).toContain('which-phone');
  });
});
