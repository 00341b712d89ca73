import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const piecesOf = (body: string) => factsOf(body).blocks.map(({ pieces, text }) => pieces ?? text);

describe('pieces of a block', () => {
  it.each([
    ['<table><tr><td>_ga</td><td>Counts <br>users</td><td></td></tr></table>', [['_ga', 'Counts users', '']]],
    ['<p>Line 1<br>Line 2</p>', [['Line 1', 'Line 2']]],
    ['<div><span class="year">1845</span><span>The Club</span></div>', [['1845', 'The Club']]],
    ['<p><span class="badge">Popular</span> Deep tissue massage</p>', [['Popular', 'Deep tissue massage']]],
    ['<li><a href="/a">One</a> <a href="/b">Two</a></li>', [['One', 'Two']]],
    ['<div><span><svg></svg>Free quote</span> <span><svg></svg>Insured work</span></div>', [['Free quote', 'Insured work']]],
    ['<p>We bake <b class="strong">good</b> bread</p>', ['We bake good bread']],
    ['<p><span class="c1">The club</span> <span class="c2">was founded</span></p>', ['The club was founded']],
    ['<h2>Deep tissue <span class="badge">New</span></h2>', ['Deep tissue New']],
  ])('%s', (body, expected) => {
    expect(piecesOf(body)).toEqual(expected);
  });

  it('tells the row and the column of a text inside a cell', () => {
    const { blocks } = factsOf('<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td>C</td></tr></table>');
    expect(blocks.map(({ cell }) => [cell?.row, cell?.column])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });
});

it('reads the cells of a table in a part that opens', () => {
  const { blocks } = factsOf(
    '<button aria-controls="times">Times</button><div id="times" hidden><table><tr><td>Monday</td><td>9 to 5</td></tr></table></div>',
  );
  expect(blocks.map(({ pieces, cell }) => [pieces, cell])).toEqual([[['Monday', '9 to 5'], { row: 0, column: 0 }]]);
});

describe('places in the text', () => {
  it('names the block that a link is in, and the block before which an image, a form or an embedded page is', () => {
    const { links, images, forms, resources, buttons } = factsOf(
      '<p>One</p><p>See <a href="/x">there</a></p><img src="a.png"><iframe src="/map" title="Map"></iframe><form><input name="a"></form><p>Two</p><button>Go</button>',
    );
    expect([links, images, forms, buttons].map(([fact]) => fact?.at)).toEqual([1, 2, 2, 3]);
    expect(resources).toMatchObject([{ kind: 'iframe', title: 'Map', at: 2 }]);
  });

  it('has no place for what nobody can see, but for a part that opens', () => {
    const { links } = factsOf(
      '<div hidden><a href="/x">x</a></div><p>One</p><button aria-controls="more">More</button><div id="more" hidden><p>Two <a href="/y">y</a></p></div>',
    );
    expect(links.map(({ at }) => at)).toEqual([undefined, 1]);
  });

  it('gives a block the ids that start at it', () => {
    expect(factsOf('<main><section id="team"><h2 id="us">Team</h2></section></main>').blocks[0]?.ids).toEqual(['team', 'us']);
  });
});
