import { describe, expect, it } from 'vitest';
import { isAppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { completeFacts } from './complete-facts.ts';

const PROFILE = profileOf({
  businessName: claimOf('name', 'Mill Bread'),
  industry: { claim: claimOf('industry', 'Bakery'), candidates: [] },
  services: [{ ...claimOf('service-1', 'Delivery'), description: '', price: '', url: '' }],
  setAside: [{ field: 'services', claim: claimOf('service-9', 'Page has moved'), by: 'model', reason: '' }],
  questions: [{ id: 'ask-1', field: 'products', question: 'Rye?', why: '', claim: claimOf('rye', 'Rye bread') }],
});
const NOW = new Date('2026-11-22T12:00:00Z');
const EARLIER = '2026-01-01T00:00:00.000Z';

const complete = (facts: OwnerFact[], stored: OwnerFact[] = [], profiles = [PROFILE]) =>
  completeFacts(facts, { stored, profiles, now: NOW });
const refusal = (fact: OwnerFact): string => {
  try {
    complete([{ field: 'businessName', action: 'confirm', claimId: 'name' }, fact]);
  } catch (error) {
    if (isAppError(error) && error.code === 'invalid-input') return error.message;
    throw error;
  }
  return 'accepted';
};

describe('completeFacts', () => {
  it('adds the words of the statement and the time, and trims', () => {
    expect(complete([{ field: 'services', action: 'correct', claimId: 'service-1', text: ' Home delivery ' }])).toEqual([
      { field: 'services', action: 'correct', claimId: 'service-1', text: 'Home delivery', was: 'Delivery', at: NOW.toISOString() },
    ]);
  });

  it('knows what was set aside and what is asked', () => {
    const facts = complete([
      { field: 'services', action: 'confirm', claimId: 'service-9' },
      { field: 'products', action: 'confirm', questionId: 'ask-1' },
    ]);
    expect(facts.map(({ was }) => was)).toEqual(['Page has moved', 'Rye bread']);
  });

  it('keeps a stored fact as it is, also when its statement is gone with a new analysis', () => {
    const stored: OwnerFact = { field: 'services', action: 'remove', claimId: 'service-77', was: 'Login', at: EARLIER };
    expect(complete([{ field: 'services', action: 'remove', claimId: 'service-77' }], [stored])).toEqual([stored]);
    expect(complete([stored], [stored])).toEqual([stored]);
  });

  it.each<[OwnerFact, string]>([
    [{ field: 'services', action: 'remove', claimId: 'service-77' }, 'statement "service-77"'],
    [{ field: 'products', action: 'remove', claimId: 'service-1' }, 'statement "service-1"'],
    [{ field: 'products', action: 'answer', questionId: 'ask-2', text: 'Yes' }, 'question "ask-2"'],
    [{ field: 'services', action: 'answer', questionId: 'ask-1', text: 'Yes' }, 'question "ask-1"'],
    [{ field: 'services', action: 'add', text: '   ' }, 'needs a text'],
    [{ field: 'services', action: 'correct', claimId: 'service-1' }, 'needs a text'],
    [{ field: 'services', action: 'answer', text: 'Yes' }, 'which question'],
    [{ field: 'services', action: 'remove' }, 'which statement'],
  ])('refuses %j and says which entry it is', (fact, words) => {
    expect(refusal(fact)).toContain(words);
    expect(refusal(fact)).toContain(`Entry 2 (${fact.field})`);
  });

  it('takes what names no statement before the first analysis', () => {
    expect(complete([{ field: 'services', action: 'add', text: 'Repairs' }], [], [])).toHaveLength(1);
  });
});
