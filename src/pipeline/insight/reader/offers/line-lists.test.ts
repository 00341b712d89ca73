import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { withLineLists } from './line-lists.ts';

const read = (body: string) => {
  const { blocks } = pageOfHtml('/x', `<html><body><main>${body}</main></body></html>`, 'services');
  return withLineLists(blocks).map(({ tag, text }) => `${tag}: ${text}`);
};
const LONG = 'Wir behandeln Beschwerden an Gelenken, Muskeln und Sehnen nach Unfällen.';

describe('withLineLists', () => {
  it.each([
    ['hyphens', '<p>We offer:<br>- Bread<br>- Cakes</p>', ['p: We offer:', 'li: Bread', 'li: Cakes']],
    ['ticks', '<p>✓ Führungen<br>✓ Sammlung</p>', ['li: Führungen', 'li: Sammlung']],
    ['dots', '<div>• Taglio<br>• Piega</div>', ['li: Taglio', 'li: Piega']],
  ])('makes entries of lines with %s', (_, body, blocks) => {
    expect(read(body)).toEqual(blocks);
  });

  it('makes titles of short lines above texts', () => {
    const body = `<p><strong>Orthopädie</strong><br>${LONG}<br><br><strong>Geriatrie</strong><br>${LONG}</p>`;
    expect(read(body)).toEqual(['strong: Orthopädie', `p: ${LONG}`, 'strong: Geriatrie', `p: ${LONG}`]);
  });

  it.each([
    ['an address', '<p>Muster GmbH<br>Some Street 1<br>12345 Town</p>'],
    ['verse', '<p>Owls are wise,<br>they say,<br>and know it all</p>'],
    ['one title', `<p>Orthopädie<br>${LONG}</p>`],
    ['one entry', '<p>Our bread<br>- baked at night</p>'],
    ['a row of a table', '<table><tr><td>- Bread</td><td>- Cakes</td></tr></table>'],
  ])('leaves %s as it is', (_, body) => {
    expect(read(body)).toHaveLength(1);
  });
});
