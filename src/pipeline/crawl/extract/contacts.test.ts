import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const contactsOf = (html: string) => factsOf(html).contacts.map(({ kind, value, platform }) => [kind, value, platform]);

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

  it('have the number that visitors read, where the link dials another one', () => {
    expect(contactsOf('<a href="tel:+494073340552">040 7340552</a><a href="tel:+494088">Call</a>')).toEqual([
      ['phone', '0407340552', ''],
      ['phone', '+494088', ''],
    ]);
  });

  it('have numbers below their label, and no other numbers of a line', () => {
    const html = '<h6>TELEFON:</h6><h6>692-787-380</h6><h6>608-775-593</h6><h6>Fax:</h6><p>032 255 56 00</p><p>Konto</p><p>123 456 789</p>';
    expect(contactsOf(html)).toEqual([
      ['phone', '692-787-380', ''],
      ['phone', '608-775-593', ''],
    ]);
  });

  it('leave out the number behind the icon of a fax, also where it is a link', () => {
    const phone = '<i class="fa fa-phone" aria-hidden="true"></i> <a href="tel:+435522204060">+43 5522 204060</a><br>';
    const fax = '<i class="fa fa-fax" aria-hidden="true"></i><span>+43 5522 204061</span><br><a href="mailto:a@b.example">a@b.example</a>';
    expect(contactsOf(`<p>${phone}</p><p>${fax}</p>`).map(([, value]) => value)).toEqual(['+435522204060', 'a@b.example']);
    expect(contactsOf('<p><svg class="icon-fax"></svg> <a href="tel:+435522204061">+43 5522 204061</a></p>')).toEqual([]);
    expect(contactsOf('<p>Fax: <a href="tel:+435522204061">+43 5522 204061</a></p>')).toEqual([]);
  });

  it('have the word for the icon of a fax right before its number, and only there', () => {
    const textOf = (html: string) => factsOf(html).blocks.map(({ text }) => text);
    expect(textOf('<p>Mill<br><i class="fa fa-fax" aria-hidden="true"></i><b>+43 5522 204061</b></p>')).toEqual([
      'Mill Fax +43 5522 204061',
    ]);
    expect(textOf('<p><i class="fa fa-fax"></i> Fax: +43 5522 204061</p>')).toEqual(['Fax: +43 5522 204061']);
    expect(textOf('<p><span class="fax">+43 5522 204061</span></p>')).toEqual(['+43 5522 204061']);
    expect(textOf('<p><i class="fa fa-phone"></i> +43 5522 204060</p>')).toEqual(['+43 5522 204060']);
  });

  it('keep a number that is that of a phone and a fax', () => {
    const number = '+43 5522 204060';
    const phones = [
      `<p><i class="fa-phone"></i> ${number}</p><p><i class="fa-fax"></i> ${number}</p>`,
      `<p>Tel. ${number}</p><p><i class="fa-fax"></i> ${number}</p>`,
      `<p>Tel. ${number}, Fax ${number}</p>`,
      `<div class="phone-and-fax">${number}</div>`,
      `<div class="fax-box"><p>Our office</p><p>${number}</p></div>`,
    ];
    for (const html of phones) expect(contactsOf(html)).toEqual([['phone', number, '']]);
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

  it('end an address with its line', () => {
    expect(contactsOf('<p>Wiesenweg 39 · 10435 Berlin<br>Mo–Fr 11–19 Uhr</p>')).toContainEqual([
      'address',
      'Wiesenweg 39 · 10435 Berlin',
      '',
    ]);
    expect(contactsOf('<p>Wiesenweg 39<br>10435 Berlin</p>')).toContainEqual(['address', 'Wiesenweg 39 10435 Berlin', '']);
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
