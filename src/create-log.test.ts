import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function linesOf(level: string, act: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  act(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

it('writes one object per line from its level up', () => {
  const lines = linesOf('warn', (log) => {
    log.info({}, 'quiet');
    log.warn({ runs: 2 }, 'loud');
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, runs: 2, msg: 'loud' })]);
});

it('is silent at the level silent', () => {
  expect(linesOf('silent', (log) => log.error({}, 'x'))).toEqual([]);
});

it('shows an error, and of a failed query only the cause, never its values', () => {
  const failed = new Error('Failed query: insert\nparams: secret', { cause: new Error('relation is missing') });
  const [line = ''] = linesOf('error', (log) => log.error({ err: failed }, 'x'));
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'relation is missing' });
  expect(line).not.toContain('secret');
});

it('keeps the query out of the path of a request', () => {
  const [line = ''] = linesOf('info', (log) => log.info({ req: { method: 'GET', url: '/api/admin/users?search=ada', ip: '::1' } }, 'x'));
  expect(JSON.parse(line).req).toEqual({ method: 'GET', path: '/api/admin/users' });
});

it.each([
  ['/s/SECRET', '/s/-'],
  ['/s/SECRET/images/logo', '/s/-/images/logo'],
  ['/api/unsubscribe/SECRET?x', '/api/unsubscribe/-'],
  ['/api/v1/unsubscribe/SECRET', '/api/v1/unsubscribe/-'],
])('keeps the token of %s out', (url, path) => {
  const [line = ''] = linesOf('info', (log) => log.info({ req: { method: 'GET', url } }, 'x'));
  expect(JSON.parse(line).req).toEqual({ method: 'GET', path });
});
