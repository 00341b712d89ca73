import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const hoursOf = (html: string) =>
  factsOf(html)
    .contacts.filter(({ kind }) => kind === 'hours')
    .map(({ value }) => value);

describe('opening hours of the business', () => {
  it.each([
    '<h2>Breakfast buffet</h2><p>Served Monday to Friday 6:30 - 9:00.</p>',
    '<h3>Frühstück</h3><p>Mo-Fr 6.30-9.00 Uhr</p><p>Sa 8.00-10.00 Uhr</p>',
    '<p>For guests of the house we have breakfast Monday to Friday from 6:30 to 9:00.</p>',
    '<p>Our phone lines are answered Mon-Fri 9:00 - 12:00.</p>',
    '<h3>When is check-in?</h3><p>Daily 15:00 - 20:00</p>',
    '<table><tr><td>Warme Küche</td><td>Di-So 11:30-14:00 Uhr</td></tr></table>',
    '<h2>Mass</h2><p>Sunday 9:00 - 10:00</p>',
  ])('are not those of one service: %s', (html) => {
    expect(hoursOf(html)).toEqual([]);
  });

  it.each([
    ['<h2>Visit us</h2><p>Mon-Fri 9:00 - 17:00</p>', 'Mon-Fri 9:00 - 17:00'],
    ['<p>Open for breakfast and lunch daily 7:00 - 14:00</p>', 'daily 7:00 - 14:00'],
    ['<h2>Breakfast</h2><p>Eggs and toast.</p><p>Opening hours: Mon-Fri 9:00 - 17:00</p>', 'Mon-Fri 9:00 - 17:00'],
    ['<h2>Breakfast</h2><p>Eggs.</p><h2>Where we are</h2><p>Mon-Fri 9:00 - 17:00</p>', 'Mon-Fri 9:00 - 17:00'],
    ['<p>Breakfast is at eight. Mon-Fri 9:00 - 17:00</p>', 'Mon-Fri 9:00 - 17:00'],
    ['<ul><li>Breakfast</li></ul><p>Mon-Fri 9:00 - 17:00</p>', 'Mon-Fri 9:00 - 17:00'],
  ])('stay: %s', (html, hours) => {
    expect(hoursOf(html)).toEqual([hours]);
  });

  it('may have no end where they are called opening hours, and what is closed is part of them', () => {
    const lines = '<p>Dienstag bis Samstag ab 16 Uhr<br>Sonntag ab 10 Uhr<br>Mittwoch Ruhetag<br>Alles hausgemacht</p>';
    expect(hoursOf(`<h3>Öffnungszeiten</h3>${lines}`)).toEqual(['Dienstag bis Samstag ab 16 Uhr Sonntag ab 10 Uhr Mittwoch Ruhetag']);
    expect(hoursOf(`<h3>Tanzkurs</h3>${lines}`)).toEqual([]);
    expect(hoursOf('<h3>Opening Hours</h3><p>Monday to Saturday from 5 PM<br>Closed on Thursdays</p>')).toEqual([
      'Monday to Saturday from 5 PM Closed on Thursdays',
    ]);
    expect(hoursOf('<h3>Opening hours</h3><p>Monday from 9:00 to 17:00</p>')).toEqual(['Monday from 9:00 to 17:00']);
  });
});
