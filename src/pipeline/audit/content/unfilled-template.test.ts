import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { unfilledTemplate } from './unfilled-template.ts';

const page = (text: string, more = {}) => testPage({ blocks: [block(text)], ...more });

describe('unfilled-template', () => {
  it.each(['', 'Bread {fresh}', 'The word undefined is fine here', 'Prices in $ {net}'])('passes %j', (text) => {
    expect(findingsOf(unfilledTemplate, page(text))).toEqual([]);
  });

  it.each(['Hello {{ user.name }}', '{% if open %}', '[object Object]', 'undefined', ['Only $', '{price}'].join(''), 'NaN €'])(
    'flags %j and shows it',
    (text) => {
      expect(findingOf(unfilledTemplate, page(text)).evidence.snippet).toBe(text);
    },
  );

  it('reads the title too', () => {
    expect(findingOf(unfilledTemplate, testPage({ title: '{{title}}' })).evidence.selector).toBe('head > title');
  });

  it('leaves out pages and elements that show code', () => {
    expect(findingsOf(unfilledTemplate, page('{{ name }}', { type: 'docs' }))).toEqual([]);
    expect(findingsOf(unfilledTemplate, testPage({ blocks: [block('{{ name }}', { tag: 'code' })] }))).toEqual([]);
  });
});
