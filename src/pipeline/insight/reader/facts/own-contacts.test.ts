import { describe, expect, it } from 'vitest';
import type { PageType } from '#contracts/page.ts';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { ownContacts } from './own-contacts.ts';

const page = (path: string, type: PageType, text: string) => pageOfHtml(path, `<h1>${path.slice(1)}</h1><main><p>${text}</p></main>`, type);
const valuesOf = (...pages: ReturnType<typeof page>[]) => ownContacts(siteOfPages(...pages)).map(({ value }) => value);

const HOME = page('/', 'home', 'Welcome to our practice.');
const CONTACT = page('/contact', 'contact', 'Tel. 01947 600100, 12 Mill Street, Whitby, YO21 3AB');

describe('ownContacts', () => {
  it('leaves out the stand-ins that only a page with holidays names', () => {
    const holidays = page('/holidays', 'other', 'While we are away: Tel. 01947 700200, 3 High Street, Whitby, YO22 4DE');
    expect(valuesOf(HOME, CONTACT, holidays)).toEqual(['01947 600100', '12 Mill Street, Whitby, YO21 3AB']);
  });

  it('leaves out the number of a chamber in the imprint where the contact page has another, and not its only one', () => {
    const imprint = page('/impressum', 'legal', 'Zuständige Kammer: Landeszahnärztekammer, Tel. 01947 700200');
    expect(valuesOf(HOME, CONTACT, imprint)).not.toContain('01947 700200');
    expect(valuesOf(HOME, imprint)).toContain('01947 700200');
  });

  it('keeps the number that a page has in the place of the usual one', () => {
    const pages = ['/removals', '/storage'].map((path) => page(path, 'other', 'Call us on 01947 600100'));
    expect(valuesOf(HOME, ...pages, page('/couriers', 'other', 'Call us on 01947 700200'))).toEqual(['01947 600100', '01947 700200']);
  });

  it('names a number once that another page has behind its country code', () => {
    const contact = page('/contact', 'contact', '<a href="tel:99561214">99 56 12 14</a>');
    expect(valuesOf(page('/', 'home', 'Call <a href="tel:+4799561214">us</a>'), contact)).toEqual(['+4799561214']);
    expect(valuesOf(page('/', 'home', 'Call <a href="tel:+4799561215">us</a>'), contact)).toEqual(['+4799561215', '99561214']);
  });

  it('names an address once that structured data writes in another order', () => {
    const declared = {
      '@type': 'LocalBusiness',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Mill Street',
        postalCode: 'YO21 3AB',
        addressLocality: 'Whitby',
        addressCountry: 'GB',
      },
    };
    const home = pageOfHtml(
      '/',
      `<head><script type="application/ld+json">${JSON.stringify(declared)}</script></head><main><p>12 Mill Street, Whitby, YO21 3AB</p><p>14 Mill Street, Whitby, YO21 3AB</p></main>`,
    );
    const addresses = ownContacts(siteOfPages(home)).flatMap(({ kind, value }) => (kind === 'address' ? [value] : []));
    expect(addresses).toEqual(['12 Mill Street, Whitby, YO21 3AB', '14 Mill Street, Whitby, YO21 3AB']);
  });

  it('takes a number where visitors read what it is for', () => {
    const link = pageOfHtml(
      '/',
      '<main><a href="tel:330-314-2417">Call us today</a><a href="tel:330-314-2417">After hours: 330-314-2417</a></main>',
    );
    expect(ownContacts(siteOfPages(link)).find(({ kind }) => kind === 'phone')?.snippet).toBe('After hours: 330-314-2417');
  });

  it('keeps a number of one page where the business shows no other', () => {
    expect(valuesOf(HOME, page('/visit', 'other', 'Tel. 01947 700200'))).toEqual(['01947 700200']);
  });

  it('keeps what several pages name, and addresses at the own domain', () => {
    const pages = ['/a', '/b'].map((path) => page(path, 'other', 'Tel. 01947 700200'));
    const jobs = page('/jobs', 'other', 'jobs@example.test or agency@example.org');
    const imprint = page('/imprint', 'legal', 'office@example.test');
    expect(valuesOf(HOME, CONTACT, ...pages, jobs, imprint)).toEqual([
      '01947 600100',
      '12 Mill Street, Whitby, YO21 3AB',
      '01947 700200',
      'office@example.test',
      'jobs@example.test',
    ]);
  });

  it('takes nothing from a privacy page alone, and everything from an imprint', () => {
    expect(valuesOf(HOME, page('/privacy', 'legal', 'Our host: 3 High Street, Whitby, YO22 4DE, host@example.org'))).toEqual([]);
    expect(valuesOf(HOME, page('/impressum', 'legal', 'Tel. 01947 700200'))).toEqual(['01947 700200']);
  });

  it('takes nothing from a privacy page whose title was copied from the imprint', () => {
    const titled = (heading: string) =>
      pageOfHtml('/dsgvo', `<title>Impressum</title><h1>${heading}</h1><main><p>3 High Street, Whitby, YO22 4DE</p></main>`, 'legal');
    expect(valuesOf(HOME, CONTACT, titled('Datenschutzerklärung'))).not.toContain('3 High Street, Whitby, YO22 4DE');
    expect(valuesOf(HOME, CONTACT, titled('Impressum und Datenschutz'))).toContain('3 High Street, Whitby, YO22 4DE');
  });

  it('names mailboxes for visitors before those of technicians, and none of a mailing list next to them', () => {
    const text = 'webmaster@example.test, dev-subscribe@example.test, fans@googlegroups.com, anna@example.org, info@example.test';
    expect(valuesOf(page('/', 'home', text))).toEqual(['info@example.test', 'anna@example.org', 'webmaster@example.test']);
    expect(valuesOf(page('/', 'home', 'Write to fans@googlegroups.com'))).toEqual(['fans@googlegroups.com']);
  });

  it('names the contact page as the source of a number that another page has too', () => {
    const events = page('/events', 'events', 'Tickets: Tel. 01947 600100');
    expect(ownContacts(siteOfPages(HOME, events, CONTACT))[0]).toMatchObject({ pageUrl: 'https://example.test/contact' });
  });
});
