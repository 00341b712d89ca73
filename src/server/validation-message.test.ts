import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessage } from './validation-message.ts';

const schema = z.strictObject({
  url: z.string().max(5),
  kind: z.enum(['a', 'b']).optional(),
  name: z.string().min(2).optional(),
  own: z.string().min(9, 'Password must be at least 9 characters').optional(),
  list: z
    .array(z.object({ id: z.string() }))
    .max(1)
    .optional(),
});

/** The first problem in the shape that the framework hands to the error handler. */
function sentence(value: unknown): string {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) return '';
  const { code, path, message, ...params } = issue;
  return validationMessage({ keyword: code, instancePath: `/${path.join('/')}`, message, params }, 'body');
}

describe('validationMessage', () => {
  it.each([
    ['no body', undefined, 'The body is missing: send it as JSON.'],
    ['a list for an object', [], 'The body must be of type object.'],
    ['a missing field', {}, '"url" is missing.'],
    ['a wrong kind', { url: 5 }, '"url" must be of type string.'],
    ['null', { url: null }, '"url" must be of type string.'],
    ['an unknown field', { url: 'x', role: 'admin' }, 'Unknown field: role.'],
    ['a value outside a list', { url: 'x', kind: 'c' }, '"kind" must be one of: a, b.'],
    ['a long text', { url: '123456' }, '"url" is too long: at most 5.'],
    ['a short text', { url: 'x', name: 'a' }, '"name" is too short: at least 2.'],
    ['a contract’s own sentence', { url: 'x', own: 'short' }, 'Password must be at least 9 characters'],
    ['a field inside a list', { url: 'x', list: [{}] }, '"list.0.id" is missing.'],
  ])('says it plainly for %s', (_what, value, expected) => {
    expect(sentence(value)).toBe(expected);
  });
});
