import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPress } from './press.ts';

const textsOf = (body: string) => findPress(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findPress', () => {
  it.each([
    ['As seen in the Evening Post.', 1],
    ['Bekannt aus dem Stadtanzeiger.', 1],
    ['Hier finden Sie Presseartikel seit 2013.', 1],
    ['Nos médias partenaires: la presse en parle', 1],
    ['Featured on our home page.', 0],
    ['Ils parlent de nous', 0],
    ['In the news', 0],
  ])('%s: %i', (sentence, count) => expect(textsOf(`<p>${sentence}</p>`)).toHaveLength(count));

  it.each([
    ['Press'],
    ['In the media'],
    ['Ils parlent de nous'],
    ['Pressestimmen'],
    ['Rassegna stampa'],
    ['Rólunk írták'],
    ['О нас пишут'],
    ['Prensa'],
  ])('takes "%s" with reports below it, not alone or above the address for journalists', (heading) => {
    const reports = '<p><a href="https://post.test/1">Evening Post</a></p><p><a href="https://times.test/2">Times</a></p>';
    expect(textsOf(`<h2>${heading}</h2>${reports}<h2>Bread</h2><p>Daily.</p>`)).toEqual([`${heading}: Evening Post, Times`]);
    expect(textsOf(`<h2>${heading}</h2><h2>Bread</h2><p><a href="https://post.test/1">Evening Post</a></p>`)).toEqual([]);
    expect(textsOf(`<h2>${heading}</h2><p>press@example.test</p>`)).toEqual([]);
  });

  it('takes reports below another heading that a line announces, also where the footer links to them', () => {
    const body = '<div><p>In the media</p><h2>What they write</h2><a href="https://post.test/1">Evening Post on our bread</a></div>';
    expect(textsOf(body)).toEqual(['In the media: Evening Post on our bread']);
    const footer = '</main><footer><ul><li><a href="/press">In the media</a></li></ul></footer><main>';
    expect(textsOf(body + footer)).toEqual(['In the media: Evening Post on our bread']);
  });

  it('takes no row of the menu for a proof', () => {
    expect(textsOf('<nav><div>Verein Presseartikel Satzung</div></nav><p>Text</p>')).toEqual([]);
  });
});
