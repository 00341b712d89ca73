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
const list = (issuesWording: object) => issueList(context, { ...plainWording, issues: { ...plainWording.issues, ...issuesWording } });

describe('issues', () => {
  it('come most important first, without advice', () => {
    expect(issues(context).map(({ title, isHosting }) => [title, isHosting])).toEqual([
      ['No title', false],
      ['No policy', true],
    ]);
  });
});

describe('issueList', () => {
  it('lists all issues together', () => {
    expect(list({})).toBe('ISSUES\n[ ] No title\n[ ] No policy');
  });

  it('keeps those of the hosting apart and adds advice where the wording has headings for them', () => {
    expect(list({ hosting: 'HOSTING', advice: 'ADVICE' })).toBe('ISSUES\n[ ] No title\n\nHOSTING\n[ ] No policy\n\nADVICE\n- Say it: Now.');
  });
});
