import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { isForeignKeyViolation, isUniqueViolation } from './constraint-violations.ts';

const driverError = (code: string, constraint: string) => Object.assign(new Error('violation'), { code, constraint });
const wrapped = (error: Error) => new DrizzleQueryError('insert', [], error);

describe('isUniqueViolation', () => {
  it.each([
    ['a duplicate under the constraint', driverError('23505', 'users_email_unique'), true],
    ['the same, wrapped by drizzle', wrapped(driverError('23505', 'users_email_unique')), true],
    ['a duplicate under another constraint', driverError('23505', 'users_pkey'), false],
    ['another violation', driverError('23503', 'users_email_unique'), false],
    ['no error', 'away', false],
  ])('%s', (_name, error, expected) => {
    expect(isUniqueViolation(error, 'users_email_unique')).toBe(expected);
  });
});

describe('isForeignKeyViolation', () => {
  it.each([
    ['a missing parent row', wrapped(driverError('23503', 'run_events_run_id_fk')), true],
    ['a duplicate', wrapped(driverError('23505', 'run_events_run_id_fk')), false],
  ])('%s', (_name, error, expected) => {
    expect(isForeignKeyViolation(error)).toBe(expected);
  });
});
