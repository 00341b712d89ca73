import { describe, expect, it } from 'vitest';
import { notesOnChecks } from './not-run.ts';

describe('notesOnChecks', () => {
  it('says each reason once, with the number of checks', () => {
    const reasons = ['It is late.', 'No browser.', 'No browser.'];
    expect(notesOnChecks({ notRun: reasons.map((reason, at) => ({ id: `check-${at}`, reason })) })).toEqual([
      '2 checks could not be made: no browser.',
      '1 check could not be made: it is late.',
    ]);
  });
});
