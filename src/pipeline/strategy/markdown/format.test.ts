import { describe, expect, it } from 'vitest';
import { list, part, plain, quoted, quotes, table } from './format.ts';

describe('Markdown from texts of a site', () => {
  it.each([
    ['<b>bold</b>', '\\<b\\>bold\\</b\\>'],
    ['[link](x) | *a* `code`', "\\[link\\](x) \\| \\*a\\* 'code'"],
    ['two\nlines', 'two lines'],
    ['snake_case and _emphasis_', 'snake_case and \\_emphasis\\_'],
  ])('writes %j as plain text', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('quotes words once', () => {
    expect([quoted('Fresh bread'), quoted('“Fresh bread”')]).toEqual(['"Fresh bread"', '"Fresh bread"']);
  });

  it('names the page of a quote and leaves out empty ones', () => {
    const at = (snippet: string) => ({ url: 'https://a.test/about', selector: 'p', snippet });
    expect(quotes([at('Fresh bread'), at('')], 'a.test')).toBe('"Fresh bread" (/about)');
  });

  it('writes no empty tables, lists or headings', () => {
    expect([table(['A'], []), list([]), part('## A', '', ' ')]).toEqual(['', '', '']);
    expect(table(['A', 'B'], [['1', '']])).toBe('| A | B |\n| --- | --- |\n| 1 | – |');
    expect(part('## A', 'text')).toBe('## A\n\ntext');
  });
});
