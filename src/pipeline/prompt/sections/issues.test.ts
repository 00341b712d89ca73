import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { lowerFirst } from '#text/characters.ts';
import { withoutPeriod } from '../site-text.ts';
import { isCovered, issueList, issues, issuesMarkdown, TRUE_OF_NEW } from './issues.ts';

const context = promptContext((strategy) => {
  const [sample] = strategy.recommendations;
  if (!sample) throw new Error('The sample has no recommendation.');
  const entry = (id: string, change: Partial<Strategy['recommendations'][number]>) => ({ ...sample, id, findingIds: [id], ...change });
  strategy.recommendations = [
    entry('missing-csp', { title: 'No policy.', impact: 'low' }),
    entry('zoom-blocked', { title: 'No zoom', impact: 'high' }),
    entry('x-factor', { title: 'Say it', action: 'Now', findingIds: [] }),
  ];
});

describe('issues', () => {
  it('come most important first, without advice, each in its area', () => {
    expect(issues(context).map(({ title, area }) => [title, area])).toEqual([
      ['No zoom', 'accessibility'],
      ['No policy', 'hosting'],
    ]);
  });

  it('name their pages once, each with a test', () => {
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
    expect([first?.pages, first?.done, second?.done]).toEqual(['/a and /b', 'each page has one h1.', 'each page has one h1.']);
  });
});

describe('issueList', () => {
  it('groups what a builder can fix by area, and says nothing where there is no issue', () => {
    expect(issueList(context, plainWording)).toBe('ACCESS\n[ ] No zoom');
    expect(
      issueList(
        promptContext((strategy) => Object.assign(strategy, { recommendations: [] })),
        plainWording,
      ),
    ).toBe('');
  });
});

it('sums up in one line what is true of a new site', () => {
  const summary = (tests: readonly string[]) => `${TRUE_OF_NEW} ${tests.join('; ')}.`;
  const line = issueList(context, { ...plainWording, issues: { ...plainWording.issues, summary } });
  expect(line).toMatch(/^\[ \] True of the new site: \p{Ll}[^;]+\.$/u);
  const [issue] = issues(context);
  expect(issue && isCovered(issue, (words) => line.includes(words) || line.includes(withoutPeriod(lowerFirst(words))))).toBe(true);
});

const withIssue = (change: Partial<Strategy['recommendations'][number]>) =>
  promptContext((strategy) => {
    const [sample] = strategy.recommendations;
    strategy.recommendations = sample ? [{ ...sample, pages: [], ...change }] : [];
  });

it('counts minor issues, which the file lists with all others', () => {
  const minor = withIssue({
    title: 'Level skipped',
    findingIds: ['heading-skip'],
    impact: 'low',
    action: 'Use h2.',
    successCriterion: 'None.',
  });
  expect(issueList(minor, plainWording)).toBe('[ ] 1 MINOR');
  expect(issuesMarkdown(minor)).toContain('- [ ] **Minor**: Use h2.');
});

it('has the minor issues of an area in one line of the file, without those that a prompt asks for elsewhere', () => {
  const several = promptContext((strategy) => {
    const [sample] = strategy.recommendations;
    if (!sample) throw new Error('The sample has no recommendation.');
    const entry = (id: string, action: string) => ({ ...sample, findingIds: [id], action, pages: [], impact: 'low' as const });
    strategy.recommendations = [
      entry('heading-skip', 'Use h2. Style it.'),
      entry('zoom-blocked', 'Add a link.'),
      entry('missing-title', 'Write one.'),
      entry('missing-nosniff', 'Send the header.'),
    ];
  });
  expect(issuesMarkdown(several)).toMatch(/\n- \[ \] \*\*Minor\*\*: Use h2; Add a link[.]\n$/);
  expect(issueList(several, plainWording)).toBe('[ ] 2 MINOR');
});

it('gives an issue no second line where a step for search engines asks for the fix, and counts on that step', () => {
  const found = withIssue({ findingIds: ['sitemap-missing'], impact: 'medium' });
  const [issue] = issues(found);
  if (!issue) throw new Error('No issue.');
  expect(issueList(found, plainWording)).toBe('');
  expect([isCovered(issue, (words) => 'the sitemap at /'.includes(words)), isCovered(issue, () => false)]).toEqual([true, false]);
});

it('always has a test: what is no longer true where nothing visible is named', () => {
  const [issue] = issues(withIssue({ title: 'Words of a template are left', findingIds: ['unfilled-template'], successCriterion: '' }));
  expect(issue?.done).toBe('A new audit no longer reports “words of a template are left”.');
});

it('needs no line for an issue of the head data or of a standard, which the prompt gives for every page', () => {
  for (const id of ['missing-title', 'first-image-lazy']) {
    const found = withIssue({ findingIds: [id], impact: 'high' });
    const [issue] = issues(found);
    expect(issueList(found, plainWording), id).toBe('');
    expect(issue && isCovered(issue, () => false), id).toBe(false);
  }
});
