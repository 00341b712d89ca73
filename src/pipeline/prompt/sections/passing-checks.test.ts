import { describe, expect, it } from 'vitest';
import type { ProtectedItem, Strategy } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { passingChecks, subjectOf } from './passing-checks.ts';

const item = (kind: ProtectedItem['kind'], text: string): ProtectedItem => ({ kind, text, pages: [], evidence: [] });
const contextWith = (works: ProtectedItem[], change: (strategy: Strategy) => void = () => undefined) =>
  promptContext((strategy) => {
    strategy.evaluate.works = works;
    strategy.recommendations = [];
    change(strategy);
  });

describe('passingChecks', () => {
  it('leaves out a check whose subject an issue changes', () => {
    const context = contextWith(
      [item('check', 'Each page has its own meta description'), item('check', 'Every internal link works')],
      (strategy) => {
        strategy.recommendations = [{ ...recommendation, title: 'The page has no meta description' }];
      },
    );
    expect(passingChecks(context)).toEqual(['Every internal link works']);
  });
});

const recommendation = {
  id: 'fix',
  part: 'engineer' as const,
  title: '',
  action: '',
  why: '',
  pages: [],
  findingIds: ['missing-meta-description'],
  evidence: [],
  lookedIn: '',
  impact: 'medium' as const,
  effort: 'small' as const,
  successCriterion: '',
};

describe('subjectOf', () => {
  it.each([
    ['Every page has a title', 'title'],
    ['The site is not encrypted (no https)', 'https'],
    ['Something else', ''],
  ])('%s', (title, subject) => {
    expect(subjectOf(title)).toBe(subject);
  });
});
