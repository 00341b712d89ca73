import { describe, expect, it } from 'vitest';
import { endsInGreeting, hasCutName, isContactLine, isLabelRow, isRunTogether, namesAddress } from './statement-sense.ts';

describe('isContactLine', () => {
  it.each(['104 Email: office@mill.test', 'Call us: 01234 567890', 'www.mill.test', 'Tel. +49 (0) 152/53569138'])('knows %s', (text) => {
    expect(isContactLine(text)).toBe(true);
  });

  it.each([
    'Ring 01234 567890 by ten in the evening and have fresh bread on your table by seven',
    'Open from 1987 - 2020',
    'Codice Fiscale: 93008220365',
    'Bread since 1874',
  ])('lets %s pass', (text) => {
    expect(isContactLine(text)).toBe(false);
  });
});

describe('isRunTogether and endsInGreeting', () => {
  it.each([
    ['Old Mill - Ihr Müller und Bäckermeister Willkommen bei uns in Mainz', true],
    ['Notre auberge au bord du lac Bienvenue chez nous', true],
    ['Het huis aan de haven Welkom bij ons', true],
    ['Old Mill, bakers in Mainz. Welcome to our shop', false],
    ['Our house by the lake – Welcome home', false],
    ['Everyone in our town is welcome in our shop', false],
    ['Herzlich Willkommen bei Ihrem Bäcker', false],
  ])('two lines of a page in one: %s, %s', (text, is) => expect(isRunTogether(text)).toBe(is));

  it('knows a greeting at the end', () => {
    expect(endsInGreeting('Conference on Milling 2015 - Welcome')).toBe(true);
    expect(endsInGreeting('All bakers are welcome')).toBe(false);
  });
});

describe('isLabelRow', () => {
  it('knows labels in a row', () => {
    expect(isLabelRow('Free delivery today · Picked by hand in Sabina')).toBe(true);
    expect(isLabelRow('We deliver to Mainz · Bingen · Worms.')).toBe(false);
    expect(isLabelRow('Bread, rolls and cakes')).toBe(false);
  });
});

describe('hasCutName', () => {
  const name = 'Law Offices of Jane Roe PC';

  it('knows a name that breaks off', () => {
    expect(hasCutName('The Law Offices of is a practice in Queens.', name)).toBe(true);
    expect(hasCutName('© 2026 Law Offices of', name)).toBe(true);
  });

  it('lets the whole name and other names pass', () => {
    expect(hasCutName('The Law Offices of Jane Roe PC is a practice in Queens.', name)).toBe(false);
    expect(hasCutName('The Law Offices of John Doe', name)).toBe(false);
    expect(hasCutName('Old Mill is a bakery', 'Old Mill')).toBe(false);
  });
});

describe('namesAddress', () => {
  it('wants the numbers and a word of the address', () => {
    expect(namesAddress('Our office is at Piazza San Paolo 5, 41049 Sassuolo (MO)', 'Piazza San Paolo 5, 41049 Sassuolo')).toBe(true);
    expect(namesAddress('5 shops in Sassuolo', 'Piazza San Paolo 5, 41049 Sassuolo')).toBe(false);
    expect(namesAddress('Bread in Sassuolo', 'Sassuolo')).toBe(false);
  });
});
