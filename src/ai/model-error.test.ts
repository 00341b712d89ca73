import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { OversizedResponse } from './capped-fetch.ts';
import { ModelError, retryAdvice, toModelError, withoutSecrets } from './model-error.ts';
import { BrokenAnswer } from './streamed-model.ts';

const usage = { inputTokens: 10, outputTokens: 2, costUsd: 0.01 } as ModelError['usage'];
const failed = (statusCode: number | undefined, more: { body?: string; headers?: Record<string, string>; isRetryable?: boolean } = {}) =>
  new APICallError({
    ...{ message: 'Incorrect key sk-live-1234567890', url: 'https://model.example/v1', requestBodyValues: {} },
    ...(statusCode === undefined ? {} : { statusCode }),
    ...{ responseBody: more.body ?? '', responseHeaders: more.headers ?? {}, isRetryable: more.isRetryable ?? true },
  });
const circumstances = { name: 'test-model', apiKey: 'secret-of-ours', usage, timeoutMs: 60_000, canceled: false, late: false };

describe('retryAdvice', () => {
  it.each([
    ['a busy server', failed(503), { afterMs: undefined }],
    ['a pause in seconds', failed(429, { headers: { 'retry-after': '3' } }), { afterMs: 3_000 }],
    [
      'a pause in milliseconds, which is more exact',
      failed(429, { headers: { 'retry-after-ms': '250', 'retry-after': '1' } }),
      { afterMs: 250 },
    ],
    ['a pause that is too long to wait', failed(429, { headers: { 'retry-after': '21' } }), null],
    ['an account without credit', failed(429, { body: '{"code":"insufficient_quota"}' }), null],
    ['what no retry changes', failed(400, { isRetryable: false }), null],
    ['an error that is no response', new Error('out of flour'), null],
  ])('%s', (_, error, advice) => {
    expect(retryAdvice(error)).toEqual(advice);
  });
});

describe('toModelError', () => {
  it.each([
    [failed(401), 'wrong-key', /AI_API_KEY/],
    [failed(404), 'unknown-model', /AI_MODEL/],
    [failed(402), 'over-quota', /quota/],
    [failed(500), 'failed', /HTTP 500/],
    [failed(200), 'failed', /unreadable/],
    [failed(undefined), 'unreachable', /could not be reached/],
    [new BrokenAnswer('cut', new Error('closed')), 'broken-off', /middle of its answer/],
    [new Error('wrapped', { cause: new OversizedResponse('big') }), 'too-long', /longer than allowed/],
    [new TypeError('no JSON'), 'failed', /unreadable/],
  ] as [Error, string, RegExp][])('says what happened, without the provider’s words: %#', (error, reason, message) => {
    const found = toModelError(error, circumstances);
    expect(found).toMatchObject({ reason, usage, message: expect.stringMatching(message) });
    expect(found.message).not.toContain('Incorrect key');
  });

  it('puts the user’s cancellation and the time limit before everything else', () => {
    expect(toModelError(failed(401), { ...circumstances, canceled: true }).reason).toBe('cancelled');
    expect(toModelError(failed(401), { ...circumstances, late: true })).toMatchObject({
      reason: 'late',
      message: expect.stringContaining('60 seconds'),
    });
  });

  it('keeps an error that is one already', () => {
    const own = new ModelError('refused', 'The model refused.', { usage });
    expect(toModelError(own, circumstances)).toBe(own);
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['the key itself', 'key secret-of-ours is wrong', 'key [key] is wrong'],
    ['what looks like a key', 'Incorrect key sk-live-1234567890.', 'Incorrect key [key]'],
    ['a header', 'Authorization: Bearer abc123', 'Authorization: Bearer [key]'],
  ])('masks %s', (_, text, masked) => {
    expect(withoutSecrets(text, 'secret-of-ours')).toBe(masked);
  });
});
