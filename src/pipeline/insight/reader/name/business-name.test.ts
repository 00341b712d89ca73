import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findBusinessName } from './business-name.ts';
import { copyrightHolder, greetedName, nameKey, titleParts } from './name-parts.ts';

const nameOf = (site: Parameters<typeof buildSiteModel>[0]) => findBusinessName(buildSiteModel(site));

describe('findBusinessName', () => {
  it('prefers the declared organization over title and headline', () => {
    const site = siteOfBody(
      '<h1>Fresh bread daily</h1>',
      '<title>Fresh bread daily | Best of town</title><script type="application/ld+json">{"@type":"Bakery","name":"Kornblume"}</script>',
    );
    expect(nameOf(site)).toMatchObject({ text: 'Kornblume', kind: 'observed' });
  });

  it('takes the title part that the pages share', () => {
    const page = (path: string, title: string) =>
      pageOfHtml(path, `<html><head><title>${title}</title></head><body><p>Text</p></body></html>`);
    expect(
      nameOf(siteOfPages(page('/', 'Welcome - Nordlicht'), page('/a', 'About - Nordlicht'), page('/b', 'Prices - Nordlicht'))).text,
    ).toBe('Nordlicht');
  });

  it.each([
    ['© 2024 Nordlicht All Right Reserved', 'Nordlicht'],
    ['©: 2024 Nordlicht. All rights reserved', 'Nordlicht'],
  ])('reads the holder of a copyright line: %s', (line, holder) => {
    expect(copyrightHolder(line)).toBe(holder);
  });

  it('takes the company name of a table of facts over the spelling of a copyright line', () => {
    const site = siteOfBody(
      '<main><h1>Willkommen</h1><table><tr><th>Firma</th><td>Nordlicht GmbH</td></tr></table></main><footer>© 2024 nordlichtweb</footer>',
    );
    expect(nameOf(site).text).toBe('Nordlicht GmbH');
  });

  it('takes one title on all pages for the name, not the copyright holder', () => {
    const page = (path: string) =>
      pageOfHtml(path, '<html><head><title>S.O.L - Sun and Light</title></head><body><footer>© 2020 sunlightpages</footer></body></html>');
    expect(nameKey(nameOf(siteOfPages(page('/'), page('/a'), page('/b'))).text)).toMatch(/^sol/);
  });

  it.each([
    ['the start of the description', '<p>Hello</p>', '<meta name="description" content="FURRER - Ingenieurbüro in Ulm">', 'FURRER'],
    [
      'the words of the mail domain',
      '<h1>Ihre Fahrschule in Ulm</h1><a href="mailto:info@fahrschule-muster.de">Mail</a>',
      '',
      'Fahrschule Muster',
    ],
  ])('falls back on %s', (_, body, head, name) => expect(nameOf(siteOfBody(`<main>${body}</main>`, head)).text).toBe(name));

  it.each([
    ['an action that leads to the home page', '<main><a href="/">Hier entlang</a></main>'],
    ['a change of language', '<header><a href="/">Română</a></header>'],
    ['the same in Ukrainian', '<header><a href="/">Українська</a></header>'],
    ['a page word in Swedish', '<header><a href="/">Startsida</a></header>'],
    ['a greeting', '<header><a href="/">Herzlich Willkommen</a></header>'],
  ])('does not take %s for the name', (_, link) => {
    expect(nameOf(siteOfBody(`${link}<main><h1>Radhaus Geo</h1></main>`)).text).toBe('Radhaus Geo');
  });

  it('never takes a page word, and falls back to the host as not found', () => {
    expect(nameOf(siteOfBody('<h1>Home</h1>', '<title>Home</title>'))).toMatchObject({ text: 'example.test', kind: 'not-found' });
  });
});

describe('parts of names', () => {
  it.each([
    ['© 2024 Muster GmbH. All rights reserved.', 'Muster GmbH'],
    ['Copyright © 2019-2024 by The Little Shop', 'The Little Shop'],
    ['© All Rights Reserved By Studio Nine', 'Studio Nine'],
    ['We are a 501(c)(3) nonprofit organization', ''],
    ['Just a sentence.', ''],
  ])('reads the holder of "%s"', (text, holder) => expect(copyrightHolder(text)).toBe(holder));

  it.each([
    ['Welcome to Blue Gate!', 'Blue Gate'],
    ['Willkommen beim Turnverein', 'Turnverein'],
    ['Willkommen auf der Webseite der Bäckerei Lind', 'Bäckerei Lind'],
    ['Bienvenue sur le site de Belle Vague !', 'Belle Vague'],
    ['Our services', ''],
  ])('reads the greeted name of "%s"', (text, name) => expect(greetedName(text)).toBe(name));

  it('meets spellings in one key', () => {
    expect(nameKey('The Blue & White Ltd.')).toBe(nameKey('Blue and White'));
    expect(titleParts('About | Muster - Bakery')).toEqual(['About', 'Muster', 'Bakery']);
  });
});
