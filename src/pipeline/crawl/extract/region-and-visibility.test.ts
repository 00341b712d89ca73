import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

describe('regions', () => {
  it.each([
    ['<header><p>x</p></header>', 'header'],
    ['<article><header><p>x</p></header></article>', 'main'],
    ['<div id="footer"><p>x</p></div>', 'footer'],
    ['<div class="card-footer"><p>x</p></div>', 'main'],
    ['<div class="navbar navbar-dark"><p>x</p></div>', 'nav'],
    ['<footer><nav><p>x</p></nav></footer>', 'footer'],
    ['<section id="menu"><p>x</p></section>', 'main'],
    ['<div role="contentinfo"><p>x</p></div>', 'footer'],
    ['<aside><p>x</p></aside>', 'aside'],
  ])('%s is in %s', (html, region) => {
    expect(factsOf(html).blocks[0]?.region).toBe(region);
  });
});
