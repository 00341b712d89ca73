import { describe, expect, it } from 'vitest';
import type { Finding } from '#contracts/finding.ts';
import { judgeFindings, makeBaseline } from './judge-findings.ts';

const finding = (id: string, page: string, more: Partial<Finding> & { count?: number } = {}): Finding => ({
  id,
  category: 'accessibility',
  severity: 'high',
  title: 'A title',
  page,
  url: `https://bakery.example${page}`,
  evidence: { selector: 'img', snippet: 'van.jpg', header: '', lookedIn: '', count: more.count ?? 1, more: [] },
  why: '',
  fix: '',
  source: '',
  effort: 'small',
  ...more,
});
const analysis = (...findings: Finding[]) => ({ url: 'https://bakery.example/', findings });
const failing = (before: Finding[], after: Finding[]) =>
  judgeFindings(analysis(...after), { baseline: makeBaseline(analysis(...before)), failOn: ['high'] }).failing.map(
    ({ finding: { id, page } }) => `${id} ${page}`,
  );

describe('judgeFindings', () => {
  const alt = finding('missing-alt', '/about');

  it('knows a finding by its kind and page, whatever its words, place and host', () => {
    const moved = {
      ...alt,
      url: 'https://staging.example/about',
      evidence: { ...alt.evidence, selector: 'main > img', snippet: 'other.jpg' },
    };
    expect(failing([alt], [moved])).toEqual([]);
  });

  it.each<[string, Finding[], Finding[], string[]]>([
    ['a kind that the page did not have', [alt], [alt, finding('missing-form-label', '/about')], ['missing-form-label /about']],
    ['a page that did not have it', [alt], [alt, finding('missing-alt', '/team')], ['missing-alt /team']],
    ['another case on the page', [alt], [{ ...alt, evidence: { ...alt.evidence, count: 2 } }], ['missing-alt /about']],
    ['fewer cases', [finding('missing-alt', '/', { count: 3 })], [finding('missing-alt', '/', { count: 2 })], []],
    ['another severity', [], [finding('heading-skip', '/', { severity: 'low' })], []],
    [
      'more of what is measured',
      [finding('slow', '/', { category: 'performance' })],
      [finding('slow', '/', { category: 'performance', count: 9 })],
      [],
    ],
    ['a site-wide finding that shows on another page first', [finding('missing-hsts', '/')], [finding('missing-hsts', '/about')], []],
  ])('judges %s', (_what, before, after, expected) => {
    expect(failing(before, after)).toEqual(expected);
  });

  it('fails for all without a baseline', () => {
    expect(judgeFindings(analysis(alt), { baseline: null, failOn: ['high'] }).failing).toHaveLength(1);
  });

  it('writes the same baseline whatever the order', () => {
    const other = finding('missing-alt', '/a');
    expect(makeBaseline(analysis(alt, other))).toEqual(makeBaseline(analysis(other, alt)));
  });
});
