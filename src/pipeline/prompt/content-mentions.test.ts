import { describe, expect, it } from 'vitest';
import { placesAfter, takenFromFile } from './content-mentions.ts';

const PATHS = ['', '/', '/menu', '/menu.html', '/about/team'];
const WHOLE = { isWhole: true, blocks: [], hasImages: false, hasEmbeds: false };
const taken = (...lines: string[]) => Object.fromEntries(takenFromFile(lines.join('\n'), PATHS));

describe('takenFromFile', () => {
  it('takes a page that a line names together with the file', () => {
    expect(taken('Copy: CONTENT.md, section /menu, word for word.')).toEqual({ '/menu': WHOLE });
    expect(taken('The steps are those of CONTENT.md, /about/team, down to the sign.')).toEqual({ '/about/team': WHOLE });
    expect(taken('Copy: CONTENT.md, section /menu.html.')).toEqual({ '/menu.html': WHOLE });
  });

  it('takes only the blocks that are named by their heading, unless another line takes the page', () => {
    const cakes = '   Copy: as today, CONTENT.md, /menu, "Cakes", every line and entry.';
    const tea = '   Copy: as today, CONTENT.md, /menu, "Tea & more", every line and entry.';
    const images = "Images: all of today's page, in the order of CONTENT.md, images of /menu.";
    expect(taken(cakes, tea)).toEqual({ '/menu': { isWhole: false, blocks: ['Cakes', 'Tea & more'], hasImages: false, hasEmbeds: false } });
    expect(taken(cakes, images)).toEqual({ '/menu': { isWhole: false, blocks: ['Cakes'], hasImages: true, hasEmbeds: false } });
    expect(taken(images)).toEqual({ '/menu': { isWhole: false, blocks: [], hasImages: true, hasEmbeds: false } });
    expect(taken(cakes, 'The rest is in CONTENT.md, /menu.', images)).toEqual({
      '/menu': { ...WHOLE, blocks: ['Cakes'], hasImages: true, hasEmbeds: false },
    });
  });

  it('takes the page in whose part the file is named alone, up to the next heading', () => {
    expect(taken('## `/menu`: keep. Sell.', 'The list is in CONTENT.md.', '## Acceptance', 'Compared with CONTENT.md.')).toEqual({
      '/menu': WHOLE,
    });
  });

  it('takes what all pages have around their content where it is named', () => {
    expect(taken('Footer: CONTENT.md, "On every page".')).toEqual({ '': WHOLE });
  });

  it('takes the home page only where the file is meant, not for a link to it', () => {
    expect(taken('The photos are where CONTENT.md, /menu has them; the last link leads to /.')).toEqual({ '/menu': WHOLE });
    expect(taken('Copy: CONTENT.md, section /, word for word.')).toEqual({ '/': WHOLE });
    expect(taken('Images: those of CONTENT.md, images of /.')).toEqual({
      '/': { isWhole: false, blocks: [], hasImages: true, hasEmbeds: false },
    });
    expect(taken('map on /: keep (embed with the address in CONTENT.md, embeds of /).')).toEqual({
      '/': { isWhole: false, blocks: [], hasImages: false, hasEmbeds: true },
    });
    expect(taken('Copy: as today, CONTENT.md, /, "Cakes", every line.')).toEqual({
      '/': { isWhole: false, blocks: ['Cakes'], hasImages: false, hasEmbeds: false },
    });
  });

  it('takes nothing for the data of search engines, for a path without the file, and for other words', () => {
    expect(taken('JSON-LD { "@type": "Bakery" } on / with name; its block is in CONTENT.md.')).toEqual({});
    expect(taken('Button: "Menu" to /menu', 'Attached: CONTENT.md. It is material.')).toEqual({});
  });
});

it('a path is a word of its own', () => {
  expect(placesAfter('/menu, /menu.html, a/menu, /menu.', '/menu')).toEqual([5, 32]);
});
