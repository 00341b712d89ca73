import { expect, it } from 'vitest';
import { renderHtml } from '../html.ts';
import { labelsFor } from '../labels.ts';
import { headerOf } from './header.ts';

const words = (text: string) => ({ text, from: 'page:/' });

it('has a long action in the menu of a phone, where name, action and menu would take two lines', () => {
  const menu = ['Rooms', 'Prices', 'Garden', 'Arrival'].map((text) => ({ label: words(text), href: `${text}.html` }));
  const header = (action: string) => {
    const links = { home: 'index.html', menu, action: { label: words(action), href: 'book.html' }, pages: [], legal: [], social: [] };
    return renderHtml(headerOf({ name: words('Inn'), logo: null }, links, labelsFor('en')));
  };
  const long = header('Ask for your room');
  expect(long).toContain('class="site-header line far"');
  expect(long.slice(long.indexOf('<details')).match(/Ask for your room/g)).toHaveLength(1);
  expect(header('Book')).not.toContain('far');
  expect(header('Book').match(/>Book</g)).toHaveLength(1);
});
