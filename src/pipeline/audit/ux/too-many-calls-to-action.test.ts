import { describe, expect, it } from 'vitest';
import { callToAction, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { tooManyCallsToAction } from './too-many-calls-to-action.ts';

const calls = (count: number, more = {}) => Array.from({ length: count }, (_, index) => callToAction(`Order ${index}`, more));

describe('too-many-calls-to-action', () => {
  it.each([
    ['few', calls(8)],
    ['the same one again and again', Array.from({ length: 20 }, () => callToAction('Order now'))],
    ['many that only lead on', calls(20, { kind: 'learn' })],
    ['many in the menu', calls(20, { region: 'nav' })],
  ])('passes %s', (_, callsToAction) => {
    expect(findingsOf(tooManyCallsToAction, testPage({ callsToAction }))).toEqual([]);
  });

  it('shows them', () => {
    expect(findingOf(tooManyCallsToAction, testPage({ callsToAction: calls(9) })).evidence).toMatchObject({ snippet: 'Order 0', count: 9 });
  });
});
