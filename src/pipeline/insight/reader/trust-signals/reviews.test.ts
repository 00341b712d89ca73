import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findReviews } from './reviews.ts';

const textsOf = (body: string) => findReviews(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findReviews', () => {
  it.each([
    ['Rated 4.8 / 5 by our guests', 1],
    ['★★★★★', 1],
    ['120 Bewertungen auf Google', 1],
    ['54 avis clients', 1],
    ['Google Rezension', 1],
    ['Find us on Tripadvisor', 1],
    ['Schritt 1 von 5', 0],
    ['A 4 star hotel next door', 0],
  ])('%s: %i', (text, count) => {
    expect(textsOf(`<p>${text}</p>`)).toHaveLength(count);
  });

  it('gives stars the line next to them', () => {
    expect(textsOf('<p>★★★★★</p><p>Rated by guests on Google</p>')).toEqual(['★★★★★ Rated by guests on Google']);
  });

  it('finds stars where every page shows other signs', () => {
    const page = (path: string, body: string) => pageOfHtml(path, `<html><body><main><p>→</p>${body}</main></body></html>`);
    const pages = [
      page('/', '<p>★★★★★</p><p>Ann Carter</p>'),
      ...['/a', '/b', '/c', '/d'].map((path) => page(path, `<p>Page ${path}</p>`)),
    ];
    expect(findReviews(buildSiteModel(siteOfPages(...pages)))).toHaveLength(1);
  });

  it('takes no rating next to measures: how steep a tour or how hot a dish is', () => {
    expect(textsOf('<h3>3/5</h3><h3>120 m</h3><p>The hill</p><h3>5/5</h3><h3>20 m</h3>')).toEqual([]);
    expect(textsOf('<p>4.9 / 5</p><p>on Google</p>')).toEqual(['4.9 / 5 on Google']);
    expect(textsOf('<p>5/5</p><p>Ann Carter, Dover</p>')).toHaveLength(1);
  });

  it.each([
    ['★★★★★Vor 29 Wochen', '4,8 ★★★★★', 'Basierend auf Google Bewertungen'],
    ['★★★★★ 3 weeks ago', '4.9', 'Based on reviews on Trustpilot'],
    ['★★★★★ il y a 2 mois', '4,7', 'Avis vérifiés sur Tripadvisor'],
    ['★★★★★ 12.03.2025', '5,0', 'Opinie z Tripadvisor'],
  ])('takes no day of one review ("%s") for a rating, but what is said of all', (day, score, label) => {
    expect(textsOf(`<h3>Ann</h3><p>${day}</p><p>Good bread.</p><p>${score}</p><p>${label}</p>`)).toEqual([`${score} ${label}`]);
  });

  it('gives stars alone where there is nothing but the days of reviews', () => {
    expect(textsOf('<h3>Ann</h3><p>★★★★★ a month ago</p><p>Good bread.</p>')).toEqual(['★★★★★']);
    expect(textsOf('<p>★★★★★ 5.0 Rating by guests</p>')).toEqual(['★★★★★ 5.0 Rating by guests']);
  });

  it('reads a declared rating', () => {
    const data = { '@type': 'Product', aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: 31 } };
    const site = siteOfBody('<main><p>Tea</p></main>', `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(findReviews(buildSiteModel(site)).map(({ text }) => text)).toEqual(['Rated 4.7 by 31']);
  });
});
