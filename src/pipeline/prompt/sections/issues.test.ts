import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { issueList, issues } from './issues.ts';

const context = promptContext((strategy) => {
  const [sample] = strategy.recommendations;
  if (!sample) throw new Error('The sample has no recommendation.');
  const entry = (id: string, change: Partial<Strategy['recommendations'][number]>) => ({ ...sample, id, findingIds: [id], ...change });
  strategy.recommendations = [
    entry('missing-csp', { title: 'No policy.', impact: 'low' }),
    entry('missing-title', { title: 'No title', impact: 'high' }),
    entry('x-factor', { title: 'Say it', action: 'Now', findingIds: [] }),
  ];
});

describe('issues', () => {
  it('come most important first, without advice, each in its area', () => {
    expect(issues(context).map(({ title, area }) => [title, area])).toEqual([
      ['No title', 'seo'],
      ['No policy', 'hosting'],
    ]);
  });

  it('name their pages once, and give a test unless they are minor', () => {
    const [first, second] = issues(
      promptContext((strategy) => {
        const [sample] = strategy.recommendations;
        if (!sample) throw new Error('The sample has no recommendation.');
        const entry = { ...sample, pages: ['/a', '/b'], successCriterion: 'On /a and /b, each page has one h1.' };
        strategy.recommendations = [
          { ...entry, findingIds: ['multiple-h1'], impact: 'medium' },
          { ...entry, findingIds: ['heading-skip'], impact: 'low' },
        ];
      }),
    );
    expect([first?.pages, first?.done, second?.done]).toEqual(['/a and /b', 'each page has one h1.', '']);
  });
});

describe('issueList', () => {
  it('groups by area, and says nothing where there is no issue', () => {
    expect(issueList(context, plainWording)).toBe('ISSUES\n\nSEO\n[ ] No title\n\nHOSTING\n[ ] No policy');
    expect(
      issueList(
        promptContext((strategy) => Object.assign(strategy, { recommendations: [] })),
        plainWording,
      ),
    ).toBe('');
  });
});
