import { array, assert, constantFrom, property, string } from 'fast-check';
import { type DefaultTreeAdapterMap, Parser, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { isPlainHtml } from '../plain-html.ts';
import { installFastTokenizer } from './tokenizer.ts';

function tree(html: string, inRuns: boolean) {
  const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false });
  if (inRuns) installFastTokenizer(parser, isPlainHtml(html));
  parser.tokenizer.write(html, true);
  const flat: unknown[] = [];
  const state = (node: object): void => {
    const { nodeName, value, data, attrs, childNodes, content } = node as Record<string, never>;
    flat.push([nodeName, value, data, attrs]);
    for (const child of (childNodes as object[] | undefined) ?? []) state(child);
    if (content) state(content);
  };
  state(parser.document);
  return { flat, html: serialize(parser.document) };
}

const PIECES = [
  'word', ' ', '\n', '\r', '\r\n', '\t', '\f', '\v', '\0', '&', '&amp;', '&notit;', '&#0;', '&#x1F600;', '😀', '\ud800', 'é', '<', '>', '"', "'", '=', '/', '-', '--', '!',
  '<p>', '</p>', '<P Class=Big>', '<a href="/x?a=1&b=2 3\n4\r\n5">', "<i title='a\"b&lt;'>", '<b x=1 y>', '</b>', '</a>', '<br/>', '<data-long-element-name attribute-that-is-long="v">',
  '<table>', '<tr>', '<td>', '</td>', '</table>', '<caption>', '<col>', '<select>', '<option>', '</select>', '<ul><li>', '<pre>\n', '</pre>', '<textarea>\n', '</textarea>',
  '<script>', '</script>', '<style>', '</style>', '<title>', '</title>', '<noscript>', '<svg>', '<title>', '</svg>', '<math>', '<mi>', '<template>', '</template>', '<!-- a - b -> -->', '<!--', '-->',
  '<a b=c/>', '<img src=/x.png alt>', '<p a=1 a=2>', '<p a = b>', '<p a=\'1\' b>', '<p a="1"b>', '<p a="&lt;">', '<x-y @c="1" :d._="2"/>', '<p/ a>', '</p >', '</P>', '<p a="\r">', '<p\f>', '<p a=>', '<p =a>', '<i\n\tb="2\n3"\n>',
  '<![CDATA[', ']]>', '<!doctype html>', '<head>', '</head>', '<body>', '</body>', '</html>', '<frameset>', '<plaintext>', '<?x', '</', '<h1', '<form', ' a', ' b="',
]; // biome-ignore format: a list

describe('installFastTokenizer', () => {
  it.each([
    ['<p>one two\n three &amp; four</p>  <p>'],
    ['<table> a b <tr> c <td> d e </table> f'],
    ['<pre>\n\n a</pre><textarea>\nb c</textarea>'],
    ['<title>a  b</title><body>\r\n a\r\rb\r\n'],
    ['<div CLASS="Some Name" data-x=\'1 & 2\'>x</DIV>'],
    [`<p>${'word '.repeat(40_000)}<b>${'x'.repeat(70_000)}</b>\r\n${' '.repeat(70_000)}</p>`],
    [`<p title="${'a b '.repeat(40_000)}">${'<i>x</i> '.repeat(20_000)}`],
  ])('builds the same tree from %.60s', (html) => {
    expect(tree(html, true)).toEqual(tree(html, false));
  });

  it('builds the same tree from anything', () => {
    const soup = array(constantFrom(...PIECES), { maxLength: 40 });
    assert(
      property(soup, string(), (pieces, more) => {
        const html = pieces.join('') + more;
        expect(tree(html, true)).toEqual(tree(html, false));
      }),
      { numRuns: 1500, seed: 7 },
    );
  });

  it('is in use with the parse5 that is installed', () => {
    const parser = new Parser<DefaultTreeAdapterMap>();
    const before = Object.getPrototypeOf(parser.tokenizer);
    installFastTokenizer(parser, true);
    expect(Object.getPrototypeOf(parser.tokenizer)).not.toBe(before);
  });
});
