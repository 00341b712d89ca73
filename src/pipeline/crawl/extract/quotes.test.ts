import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

describe('quotes', () => {
  it.each([
    [
      'a cite inside',
      '<blockquote><p>They baked the best bread.</p><cite>Jo Doe</cite></blockquote>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'a caption',
      '<figure><blockquote>They baked the best bread.</blockquote><figcaption>Jo Doe, Town</figcaption></figure>',
      'They baked the best bread.',
      'Jo Doe, Town',
    ],
    [
      'the last line of a card',
      '<div class="testimonial-card"><p>They baked the best bread.</p><h4>Jo Doe</h4></div>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'the name that heads its card',
      '<article><h2>Jo Doe</h2><p>Town, June 2024</p><p class="review-quote">They baked the best bread.</p></article>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'no name where the heading is not one',
      '<article><h2>What they say of us</h2><p class="review-quote">They baked the best bread.</p></article>',
      'They baked the best bread.',
      null,
    ],
    [
      'a next line with a dash',
      '<blockquote>They baked the best bread.</blockquote><p>— Jo Doe</p><p>More</p>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'nobody',
      '<blockquote>They baked the best bread.</blockquote><p>Something else follows here.</p>',
      'They baked the best bread.',
      null,
    ],
    [
      'a line below words in quotation marks',
      '<p>“They really baked the best bread in town.”</p><p>Jo Doe</p>',
      '“They really baked the best bread in town.”',
      'Jo Doe',
    ],
  ])('have their author from %s', (_name, html, quote, author) => {
    expect(factsOf(html).quotes).toMatchObject([{ quote, author }]);
  });

  it('are no forms to write one, no lists of them, and no short exclamations', () => {
    const html =
      '<div class="review"><h3>Tell us what you think</h3><form><textarea></textarea></form></div><div class="testimonials"><p>What people say about us</p></div><q>Wow</q>';
    expect(factsOf(html).quotes).toEqual([]);
  });
});
