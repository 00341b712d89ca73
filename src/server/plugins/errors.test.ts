import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { handleErrors } from './errors.ts';

async function respondTo(error: unknown) {
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], message: (JSON.parse(body) as { message: string }).message };
}

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe('the error handler', () => {
  it('sends the status, message and retry time of our own errors', async () => {
    expect(await respondTo(new AppError('not-found', 'No such project.'))).toMatchObject({ status: 404, message: 'No such project.' });
    const slowDown = new AppError('too-many-requests', 'Too many requests.', { retryAfterSeconds: 30 });
    expect(await respondTo(slowDown)).toEqual({ status: 429, retryAfter: '30', message: 'Too many requests.' });
  });

  it.each([
    ['a refused connection', failure('connect', { code: 'ECONNREFUSED' })],
    ['a database that is starting', failure('starting', { code: '57P03' })],
    ['too many connections', failure('sorry', { code: '53300' })],
    ['a lost connection', failure('lost', { code: '08006' })],
    ['a connection without a code', failure('Connection terminated unexpectedly')],
    ['a failed query with the reason as its cause', failure('Failed query', { cause: failure('deadlock', { code: '40P01' }) })],
  ])('asks to try again shortly after %s', async (_what, error) => {
    expect(await respondTo(error)).toMatchObject({ status: 503, retryAfter: '5' });
  });

  it.each([
    ['an unknown error', failure('secret detail')],
    ['a wrong query', failure('secret detail', { code: '42601' })],
    ['a code that only starts like a lost connection', failure('secret detail', { code: '080' })],
  ])('reveals nothing about %s', async (_what, error) => {
    const { status, message } = await respondTo(error);
    expect(status).toBe(500);
    expect(message).not.toContain('secret');
  });

  it.each([
    ['a disconnected client', failure('aborted', { code: 'ECONNRESET' }), 400],
    ['a body that is too large', failure('x', { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 413],
    ['any other error of the client', failure('x', { statusCode: 418 }), 418],
  ])('responds to %s', async (_what, error, status) => {
    expect((await respondTo(error)).status).toBe(status);
  });
});
