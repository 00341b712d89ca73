import { describe, expect, it } from 'vitest';
import { continueTarget, PROJECT_STATUSES, stableStatus, statusAfter, statusBadge } from './project-status.ts';

describe('project status', () => {
  it('walks the journey from draft to completed', () => {
    const journey = (
      ['analysis-started', 'analysis-done', 'optimizer-started', 'optimizer-done', 'prompt-started', 'prompt-done', 'saved'] as const
    ).map(statusAfter);
    expect(journey).toEqual(['analyzing', 'analyzed', 'composing', 'analyzed', 'choosing_designer', 'composed', 'completed']);
  });

  it.each(PROJECT_STATUSES)('falls back from %s to a stable status', (status) => {
    expect(['draft', 'analyzed', 'composed', 'completed']).toContain(stableStatus(status, 'analyzed'));
  });

  it('treats older data as composed', () => {
    expect(stableStatus('designer_chosen', 'draft')).toBe('composed');
    expect(continueTarget('designer_chosen')).toBe('push');
  });

  it.each([
    ['completed', 'restart'],
    ['analyzed', 'compose'],
    ['composed', 'push'],
    ['draft', 'analysis'],
    ['analyzing', 'analysis'],
  ] as const)('continues %s at %s', (status, target) => {
    expect(continueTarget(status)).toBe(target);
  });

  it.each([
    ['completed', 'Completed'],
    ['draft', 'Draft'],
    ['analyzed', 'In Progress'],
    ['composed', 'In Progress'],
    ['pushing', 'pushing'],
  ])('labels %s as %s', (status, label) => {
    expect(statusBadge(status).label).toBe(label);
  });
});
