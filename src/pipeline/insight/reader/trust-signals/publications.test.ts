import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPublications } from './publications.ts';

const textsOf = (body: string) => findPublications(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findPublications', () => {
  it.each([
    ['<h2>Publications</h2><p>Two papers.</p>', 'Publications'],
    ['<h2>Veröffentlichungen</h2><p>Zwei Aufsätze.</p>', 'Veröffentlichungen'],
    ['<p>See <a href="https://doi.org/10.1000/182">Bees and pears</a>.</p>', 'Bees and pears'],
    ['<p>Our method is peer-reviewed.</p>', 'Our method is peer-reviewed.'],
  ])('%s', (body, text) => {
    expect(textsOf(body)).toContain(text);
  });

  it('takes no newspaper for a publication', () => {
    expect(textsOf('<p>We read the papers every morning.</p>')).toEqual([]);
  });
});
