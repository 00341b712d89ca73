import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const textsOf = (html: string) => factsOf(html).blocks.map(({ text }) => text);
const ITEMS = '<span>Winter sowing starts in March</span><span>Seeds from 2 euros</span><a href="/shop">Order your seeds</a>';
const ONCE = 'Winter sowing starts in March Seeds from 2 euros Order your seeds';

describe('a moving line', () => {
  it('is read once, however often its words are there', () => {
    expect(textsOf(`<div class=ticker>${ITEMS}${ITEMS}</div>`)).toEqual([ONCE]);
    expect(textsOf(`<div class=ticker>${ITEMS}${ITEMS}${ITEMS}</div>`)).toEqual([ONCE]);
    expect(textsOf(`<div class=track><div class=group>${ITEMS}</div><div class=group>${ITEMS}</div></div>`)).toEqual([ONCE]);
    const links = factsOf(`<div class=ticker>${ITEMS}${ITEMS}</div>`).links.filter(({ hidden }) => !hidden);
    expect(links).toHaveLength(1);
  });

  it.each([
    ['few words', '<div><span>Read more</span><span>Read more</span></div>', 2],
    ['another place of a link', `<div>${ITEMS}${ITEMS.replace('/shop', '/seeds')}</div>`, 2],
    ['something only said once', `<div>${ITEMS}${ITEMS}<span>Closed on Mondays</span></div>`, 2],
    ['paragraphs', `<div><p>${ONCE}</p><p>${ONCE}</p></div>`, 2],
    ['rows of a table', `<table><tr><td>${ONCE}</td></tr><tr><td>${ONCE}</td></tr></table>`, 2],
  ])('is nothing with %s', (_name, html, times) => {
    const words = textsOf(html).join(' ');
    const one = html.includes('Read') ? 'Read more' : 'Winter sowing';
    expect(words.split(one)).toHaveLength(times + 1);
  });
});
