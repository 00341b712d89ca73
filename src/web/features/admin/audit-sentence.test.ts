import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/admin.ts';
import { auditSentence } from './audit-sentence.ts';

const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-01T00:00:00Z',
  action: 'activated',
  actorId: 'a',
  actorEmail: 'ada@example.com',
  targetId: 'b',
  targetEmail: 'bob@example.com',
  subject: null,
  from: null,
  to: null,
  ...fields,
});

describe('a sentence of the audit log', () => {
  it.each<[Partial<AuditEntry>, string]>([
    [{ action: 'tier-changed', from: 'free', to: 'paid' }, 'ada@example.com changed the tier of bob@example.com from free to paid'],
    [{ action: 'password-reset' }, 'ada@example.com reset the password of bob@example.com'],
    [{ action: 'user-deleted', targetEmail: null }, 'ada@example.com deleted a deleted account'],
    [{ action: 'deactivated', actorEmail: null }, 'A deleted account deactivated bob@example.com'],
    [
      { action: 'quota-changed', targetEmail: null, subject: 'free', from: '20', to: 'unlimited' },
      'ada@example.com changed the quota of tier free from 20 to unlimited',
    ],
    [
      { action: 'registration-changed', targetEmail: null, from: 'open', to: 'closed' },
      'ada@example.com changed registration from open to closed',
    ],
  ])('%j', (fields, sentence) => {
    expect(auditSentence(entry(fields))).toBe(sentence);
  });
});
