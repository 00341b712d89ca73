import { describe, expect, it } from 'vitest';
import { draftPage, richInput, thinInput, withCompetitor } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import type { StrategyInput } from '../read-site.ts';
import { strategyToMarkdown } from './strategy-markdown.ts';

const markdownOf = (input: StrategyInput) => strategyToMarkdown(buildStrategy(input));

/** Figures of ours: Core Web Vitals, sizes and ratios of WCAG 2.2, HTTP statuses, size of a social image, our own counts. */
const STANDARD = new Set('1 2 3 24 75 100 200 301 320 404 630 1200 2.5 0.1 4.5'.split(' '));
/** Criteria of WCAG 2.2 named in the brief. */
const CRITERIA = new Set('1.1.1 1.3.1 1.4.3 1.4.10 1.4.11 2.1.1 2.4.7 2.4.11 2.5.8 3.1.1 3.3.1 3.3.2 3.3.7'.split(' '));

const numbersOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

describe.each([
  ['a complete site', () => withCompetitor(richInput())],
  ['a thin site', () => thinInput()],
])('the brief of %s', (_, make) => {
  const text = markdownOf(make());

  it('has the six parts of EXCEED in order', () => {
    const parts = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(parts).toEqual(['On one page', 'The business', 'Evaluate', 'X-factor', 'Craft', 'Engineer', 'Elevate', 'Diagnose']);
  });

  it('has no empty heading, no empty list entry and no placeholder', () => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const empty = lines.filter((line, index) => {
      const level = /^(#+) /.exec(line)?.[1]?.length;
      const next = /^(#+) /.exec(lines[index + 1] ?? '# ')?.[1]?.length;
      return level !== undefined && next !== undefined && next <= level;
    });
    expect(empty).toEqual([]);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|lorem ipsum|example\.com|^\s*- *$|""|\(\)/im);
  });

  it('holds no number that is not in the evidence or in a named standard', () => {
    const input = make();
    const evidence = new Set(numbersOf(JSON.stringify(input)));
    // Colors, contrast and numbers of list entries are computed or counted here.
    const own = text.replace(/#[0-9a-f]{6}|[\d.]+:1|^\d+\. /gim, ' ');
    expect(
      numbersOf(own).filter((number) => !evidence.has(number) && !STANDARD.has(number) && !CRITERIA.has(number) && number !== '71'),
    ).toEqual([]);
  });
});

describe('strategyToMarkdown', () => {
  it('lists every page read in the page plan', () => {
    const input = richInput();
    const plan = markdownOf(input).split('### Page plan')[1]?.split('###')[0] ?? '';
    for (const page of input.site.pages) expect(plan).toContain(`| ${page.path} |`);
  });

  it('writes words of the site as text, never as markup', () => {
    const input = richInput();
    input.site.pages.push(
      draftPage({
        path: '/x',
        type: 'service',
        title: 'A | B',
        outline: [
          ['h1', '<script>alert(1)</script>'],
          ['p', 'See [this](javascript:alert(1)) and **that** `code`, ok?'],
        ],
      }),
    );
    const text = markdownOf(input);
    expect(text).not.toMatch(/(?<!\\)<script/);
    expect(text).not.toContain('[this](javascript');
    expect(text).toContain('A \\| B');
  });
});
