import { describe, expect, it } from 'vitest';
import { decodeProtectedEmail, findEmails } from './email-addresses.ts';
import { extractPage } from './extract-page.ts';
import { findOpeningHours } from './opening-hours.ts';
import { findPhones } from './phone-numbers.ts';
import { findPostalAddresses } from './postal-addresses.ts';
import { findSocialProfile } from './social-profiles.ts';

const contactsOf = (html: string) =>
  extractPage({
    html: `<!doctype html><body>${html}`,
    url: 'https://example.org/',
    isInternal: (url) => url.includes('//example.org/'),
  }).contacts.map(({ kind, value, platform }) => [kind, value, platform]);

describe('contacts of a page', () => {
  it('come from links and text, each once', () => {
    expect(
      contactsOf(
        '<a href="mailto:Info@example.org?subject=x">Mail</a><p>info@example.org, <a href="tel:+49301234567">+49 30 1234567</a></p>',
      ),
    ).toEqual([
      ['email', 'Info@example.org', ''],
      ['phone', '+49301234567', ''],
    ]);
  });

  it('name profiles, maps and chats', () => {
    expect(
      contactsOf(
        '<a href="https://www.instagram.com/some.bakery/">I</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">S</a><a href="https://wa.me/4915112345678">W</a><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><script src="https://embed.tawk.to/1/2"></script>',
      ),
    ).toEqual([
      ['social', 'https://www.instagram.com/some.bakery/', 'instagram'],
      ['chat', 'https://wa.me/4915112345678', 'whatsapp'],
      ['map', 'https://www.google.com/maps/embed?pb=1', ''],
      ['chat', 'https://embed.tawk.to/1/2', 'tawk.to'],
    ]);
  });

  it('join an address whose street and place are two blocks', () => {
    expect(contactsOf('<div><p>12 Example Street</p><p>Sometown, OH 44101</p></div>')).toEqual([
      ['address', '12 Example Street Sometown, OH 44101', ''],
    ]);
  });

  it('take addresses from structured data', () => {
    const json = '{"@type":"Bakery","address":{"streetAddress":"Ringweg 3","postalCode":"50667","addressLocality":"Köln"}}';
    expect(contactsOf(`<script type="application/ld+json">${json}</script>`)).toEqual([['address', 'Ringweg 3, 50667, Köln', '']]);
  });

  it('decode an address that a mail protection hides', () => {
    const code = Buffer.from([7, ...Buffer.from('a@b.org').map((byte) => byte ^ 7)]).toString('hex');
    expect(contactsOf(`<a href="/cdn-cgi/l/email-protection#${code}">[protected]</a>`)).toEqual([['email', 'a@b.org', '']]);
    expect(contactsOf(`<a href="/cdn-cgi/l/email-protection"><span data-cfemail="${code}">x</span></a>`)).toEqual([
      ['email', 'a@b.org', ''],
    ]);
  });

  it('leave hidden links out', () => {
    expect(contactsOf('<div hidden><a href="mailto:a@example.org">a</a></div>')).toEqual([]);
  });
});

describe('findEmails', () => {
  it.each([
    ['Write to jo.doe+x@mail.example.org.', ['jo.doe+x@mail.example.org']],
    ['jo [at] example [dot] org', ['jo@example.org']],
    ['jo(at)example.org', ['jo@example.org']],
    ['jo at example dot org', ['jo@example.org']],
    ['We are at home in example.org', []],
    ['image@2x.png and @handle', []],
  ])('%s', (text, found) => {
    expect(findEmails(text).map((match) => match.value)).toEqual(found);
  });

  it('decodes protected addresses', () => {
    const key = 0x5a;
    const hex = [key, ...Buffer.from('a@b.org').map((byte) => byte ^ key)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(decodeProtectedEmail(hex)).toBe('a@b.org');
    expect(decodeProtectedEmail('zz')).toBeNull();
  });
});

describe('findPhones', () => {
  it.each([
    ['Tel. 030 / 123 45 67', ['030 / 123 45 67']],
    ['+44 20 7946 0958', ['+44 20 7946 0958']],
    ['Call (555) 123-4567 now', ['(555) 123-4567']],
    ['03-1234-5678', ['03-1234-5678']],
    ['Fax: +49 30 1234567', []],
    ['Open 12.00 - 14.30', []],
    ['2019-2024 and 2024-05-17', []],
    ['ISBN 9783161484100', []],
    ['Order 1234567', []],
  ])('%s', (text, found) => {
    expect(findPhones(text).map((match) => match.value)).toEqual(found);
  });
});

describe('findPostalAddresses', () => {
  it.each([
    ['Visit us at 12 Old Mill Road, Sometown, OH 44101 today', ['12 Old Mill Road, Sometown, OH 44101']],
    ['5 High Street, Sometown SW1A 1AA', ['5 High Street, Sometown SW1A 1AA']],
    ['Verein e.V. Lindenweg 50 55122 Mainz', ['Lindenweg 50 55122 Mainz']],
    ['Berliner Straße 12a, D-10115 Berlin', ['Berliner Straße 12a, D-10115 Berlin']],
    ['12 bis, rue de la Gare, 69003 Lyon', ['12 bis, rue de la Gare, 69003 Lyon']],
    ['Calle Mayor 5, 28013 Madrid', ['Calle Mayor 5, 28013 Madrid']],
    ['〒150-0001 東京都渋谷区神宮前1-2-3', ['〒150-0001 東京都渋谷区神宮前1-2-3']],
    ['In 2024 we sold 12345 Loaves', []],
    ['We walked 5 miles', []],
  ])('%s', (text, found) => {
    expect(findPostalAddresses(text).map((match) => match.value)).toEqual(found);
  });
});

describe('findOpeningHours', () => {
  it.each([
    ['Open: Mon - Fri 9am - 5pm, Sat 10am - 2pm', 'Mon - Fri 9am - 5pm, Sat 10am - 2pm'],
    ['Montag bis Freitag: 8:00 – 18:00 Uhr', 'Montag bis Freitag: 8:00 – 18:00 Uhr'],
    ['lundi 9h - 12h', 'lundi 9h - 12h'],
    ['営業時間 10:00〜19:00', '営業時間 10:00〜19:00'],
    ['On Monday 3 people came', null],
    ['Chapter 9 - 10', null],
  ])('%s', (text, found) => {
    expect(findOpeningHours(text)?.value ?? null).toBe(found);
  });
});

describe('socialProfileOf', () => {
  it.each([
    ['https://x.com/ada', 'x'],
    ['https://x.com/intent/tweet?text=a', null],
    ['https://www.linkedin.com/company/some-bakery', 'linkedin'],
    ['https://www.linkedin.com/shareArticle?url=a', null],
    ['https://www.youtube.com/watch?v=1', null],
    ['https://www.youtube.com/@ada', 'youtube'],
    ['https://github.com/ada', 'github'],
    ['https://www.facebook.com/', null],
    ['https://api.whatsapp.com/send?text=a', null],
    ['https://notfacebook.example/page', null],
  ])('%s', (href, platform) => {
    expect(findSocialProfile(href)?.platform ?? null).toBe(platform);
  });
});
