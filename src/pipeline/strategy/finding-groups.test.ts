import { describe, expect, it } from 'vitest';
import { draftFinding, richInput } from '#testing/strategy-input.ts';
import { groupFindings, outcomeOf, partOf } from './finding-groups.ts';

const groupsOf = (findings: ReturnType<typeof draftFinding>[]) => groupFindings({ ...richInput().audit, findings });

describe('groupFindings', () => {
  it('groups by kind, the most severe first, with the worst severity and all pages', () => {
    const groups = groupsOf([
      draftFinding('missing-h1', '/a', { severity: 'low' }),
      draftFinding('missing-title', '/a'),
      draftFinding('missing-h1', '/b', { severity: 'high' }),
      draftFinding('missing-h1', '/b', { severity: 'high' }),
    ]);
    expect(groups.map(({ id, severity, pages, cases }) => [id, severity, pages, cases])).toEqual([
      ['missing-h1', 'high', ['/a', '/b'], 3],
      ['missing-title', 'medium', ['/a'], 1],
    ]);
  });

  it('sends message issues to craft and the rest to engineer', () => {
    expect((['ux', 'content', 'seo', 'security'] as const).map(partOf)).toEqual(['craft', 'craft', 'engineer', 'engineer']);
  });
});

describe('outcomeOf', () => {
  const outcome = (id: string, ...paths: string[]) => groupsOf(paths.map((path) => draftFinding(id, path))).map(outcomeOf)[0];

  it('is written for one page and for several', () => {
    expect(outcome('missing-title', '/a')).toBe('On /a, the browser tab shows a title that only this page has.');
    expect(outcome('missing-title', '/a', '/b')).toBe('On /a and /b, the browser tab of each page shows a title that only this page has.');
  });

  it('names no page for what is true of the whole site', () => {
    expect(outcome('missing-contact-page', '/')).toBe('The site has a contact page.');
  });

  it('falls back to the title of the finding', () => {
    expect(outcome('some-new-kind', '/a')).toBe('On /a, a new audit no longer reports "issue some-new-kind".');
  });
});
