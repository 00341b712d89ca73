import { describe, expect, it } from 'vitest';
import { draftFinding, richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const evaluationOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).evaluate;

describe('evaluate', () => {
  it('sums up pages, score, passed checks and the most urgent issues', () => {
    expect(evaluationOf(richInput()).summary).toBe(
      'Mill Bread (Bakery and patisserie): 8 pages analyzed, overall score 71 of 100. 1 check passed and must still pass on the new site. Most urgent: two pages share one title.',
    );
  });

  it('says so when nothing serious was found', () => {
    const input = richInput();
    input.audit.findings = [draftFinding('missing-canonical', '/', { severity: 'low' })];
    expect(evaluationOf(input).summary).toContain('No issue of high or medium severity was found');
    input.audit.findings.push(draftFinding('missing-h1', '/', { title: 'The page has no h1' }));
    expect(evaluationOf(input).summary).toContain('most worth fixing: the page has no h1.');
  });

  it('makes one recommendation of each kind of finding, with all its pages and where something missing was looked for', () => {
    const [first] = evaluationOf(richInput()).fails;
    expect(first).toMatchObject({
      id: 'fix-duplicate-title',
      action: 'Fix it.',
      why: 'Visitors notice it.',
      pages: ['/', '/about'],
      lookedIn: 'head of the page as served',
    });
  });

  it('names what was not seen', () => {
    const input = thinInput();
    input.audit.notRun = [{ id: 'contrast', reason: 'no browser' }];
    expect(evaluationOf(input).limits).toEqual([
      '1 check could not be made: no browser',
      'No competitor was visited and confirmed, so the differences come from this site alone.',
      'We are not sure what the business is: check the facts below before you use them.',
    ]);
    expect(evaluationOf(richInput()).limits[0]).toBe('1 URL not read because robots.txt disallows it: /intern.');
  });
});
