import { describe, expect, it } from 'vitest';
import type { PageButton, PageLink } from '#contracts/page.ts';
import { factsOf } from '#testing/facts-of.ts';
import { detectCallKind, readCallsToAction } from './calls-to-action.ts';

describe('detectCallKind', () => {
  it.each([
    ['Donate now', '', 'donate'],
    ['Jetzt spenden', '', 'donate'],
    ['Demander un devis', '', 'quote'],
    ['Get a free estimate', '', 'quote'],
    ['Get a free quote', '', 'quote'],
    ['Termin vereinbaren', '', 'book'],
    ['Réserver une table', '', 'book'],
    ['Comprar ahora', '', 'buy'],
    ['お問い合わせ', '', 'contact'],
    ['Download the app', '', 'download'],
    ['Our story', '', 'other'],
    ['Termin buchen', '', 'book'],
    ['ご予約', '', 'book'],
    ['Añadir a la tienda', '', 'buy'],
    ['Subscribe to our newsletter', '', 'subscribe'],
    ['Get started', '', 'sign-up'],
    ['Télécharger', '', 'download'],
    ['030 1234567', 'tel:+49301234567', 'call'],
    ['Kontakt', '', 'contact'],
    ['hello@example.org', 'mailto:hello@example.org', 'contact'],
    ['Learn more', '', 'learn'],
    ['Boka din tid', '', 'book'],
    ['Bestill time', '', 'book'],
    ['Zarezerwuj wizytę', '', 'book'],
    ['Prenota ora', '', 'book'],
    ['Afspraak maken', '', 'book'],
    ['Fale conosco', '', 'contact'],
    ['Ota yhteyttä', '', 'contact'],
    ['צור קשר', '', 'contact'],
    ['Offerte aanvragen', '', 'quote'],
    ['Пожертвувати', '', 'donate'],
    ['Ζητήστε προσφορά', '', 'quote'],
    ['Word lid', '', 'sign-up'],
    ['Ver mais', '', 'learn'],
    ['Café offert', '', 'other'],
    ['Booking.com', '', 'other'],
    ['Blue bicycles', '', 'other'],
    ['3', '', 'control'],
    ['→', '', 'control'],
    ['Close', '', 'control'],
    ['Schließen', '', 'control'],
  ])('"%s" (%s) is %s', (text, href, kind) => {
    expect(detectCallKind(text, href)).toBe(kind);
  });
});

const place = { selector: 'a', region: 'main', hidden: false } as const;
const link = (text: string, more: Partial<PageLink> = {}): PageLink => ({
  href: 'https://shop.example/x',
  rawHref: '/x',
  text,
  internal: true,
  rel: '',
  target: '',
  buttonLike: false,
  ...place,
  ...more,
});
const button = (text: string, more: Partial<PageButton> = {}) => ({ text, ...place, selector: 'button', ...more }) as PageButton;
const textsOf = (links: PageLink[], buttons: PageButton[] = []) => readCallsToAction(links, buttons).map(({ text }) => text);

describe('readCallsToAction', () => {
  it('reads links that look like buttons, whatever they say', () => {
    expect(readCallsToAction([link('Blue bicycles', { buttonLike: true })], [])).toMatchObject([{ text: 'Blue bicycles', kind: 'other' }]);
  });

  it('reads plain links only when they ask for something in few words', () => {
    expect(
      textsOf([link('Book a table'), link('Contact'), link('How you can book a table with us online'), link('Blue bicycles')]),
    ).toEqual(['Book a table']);
  });

  it('reads links of the navigation only when they look like buttons', () => {
    expect(textsOf([link('Donate', { region: 'nav' }), link('Give now', { region: 'header', buttonLike: true })])).toEqual(['Give now']);
  });

  it.each([
    ['hidden links', link('Donate', { hidden: true })],
    ['links without text', link('', { buttonLike: true })],
    ['long texts', link(`Donate ${'now '.repeat(20)}`, { buttonLike: true })],
    ['script links', link('Donate', { rawHref: 'JavaScript:void(0)', buttonLike: true })],
    ['controls', link('Next', { buttonLike: true })],
  ])('leaves out %s', (_, left) => expect(textsOf([left])).toEqual([]));

  it('reads buttons with known words only, and none of the navigation', () => {
    expect(textsOf([], [button('Subscribe'), button('Blue bicycles'), button('Close'), button('Donate', { region: 'nav' })])).toEqual([
      'Subscribe',
    ]);
  });

  it('lists each text and target once', () => {
    expect(textsOf([link('Donate'), link('donate'), link('Donate', { href: 'https://shop.example/y' })])).toEqual(['Donate', 'Donate']);
  });

  it('lists at most 200', () => {
    const links = Array.from({ length: 300 }, (_, nth) => link('Donate', { href: `https://shop.example/${nth}` }));
    expect(textsOf(links)).toHaveLength(200);
  });
});

describe('calls to action', () => {
  it('are button-like links, buttons that ask, and plain links that ask plainly', () => {
    const html =
      '<nav><a href=/book>Book now</a><a class=btn href=/join>Join us</a></nav><p><a href=/about>About</a> <a href=/buy>Buy tickets</a></p><button>Close</button><button>Subscribe</button><a class="btn" href=/x>Oh</a>';
    expect(factsOf(html).callsToAction.map(({ text, kind }) => [text, kind])).toEqual([
      ['Join us', 'sign-up'],
      ['Buy tickets', 'buy'],
      ['Oh', 'other'],
      ['Subscribe', 'subscribe'],
    ]);
  });
});
