import { expect, it } from 'vitest';
import { websiteMeant } from './forgotten-scheme.ts';

it.each(['/expandnwa.com', '/www.mill.co.uk/'])('%s is another website, whose link lacks its scheme', (path) => {
  expect(websiteMeant(path)).not.toBe('');
});

it.each(['/menu.html', '/index.php', '/list.pdf', '/files.zip', '/about', '/', '/mill.github.io/cards.html', '/a.com?x=1'])(
  '%s is an address of the site',
  (path) => {
    expect(websiteMeant(path)).toBe('');
  },
);
