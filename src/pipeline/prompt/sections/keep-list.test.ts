import { describe, expect, it } from 'vitest';
import type { ProtectedItem, Strategy } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { keepLines, passingChecks, subjectOf } from './keep-list.ts';

const item = (kind: ProtectedItem['kind'], text: string): ProtectedItem => ({ kind, text, pages: [], evidence: [] });
const contextWith = (works: ProtectedItem[], change: (strategy: Strategy) => void = () => undefined) =>
  promptContext((strategy) => {
    strategy.evaluate.works = works;
    strategy.recommendations = [];
    change(strategy);
  });

describe('keepLines', () => {
  it('lists texts, not what has a list of its own', () => {
    const context = contextWith([item('copy', 'Keep me'), item('url', 'Not me'), item('check', 'Every page has a title')]);
    expect([keepLines(context), passingChecks(context)]).toEqual([['Keep me'], ['Every page has a title']]);
  });

  it('leaves out a check whose subject an issue changes', () => {
    const context = contextWith(
      [item('check', 'Each page has its own meta description'), item('check', 'Every internal link works')],
      (strategy) => {
        strategy.recommendations = [{ ...recommendation, title: 'The page has no meta description' }];
      },
    );
    expect(passingChecks(context)).toEqual(['Every internal link works']);
  });

  it('leaves out texts that the copy gives, and those that the strategy leaves out', () => {
    const context = contextWith([item('copy', 'Bread from our own mill in Mainz'), item('copy', 'Best bread of 2019')], (strategy) => {
      strategy.opening = {
        ...{ forWhom: [], believe: [], moves: [], stays: [], decisions: [] },
        promise: { text: '', kind: 'observed', evidence: [] },
        leaveOut: [{ text: 'best bread of 2019', reason: 'dated', why: 'Old.', pages: [], evidence: [] }],
      };
    });
    expect(keepLines(context, '"Bread from our own mill in Mainz."')).toEqual([]);
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
