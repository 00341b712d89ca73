import { describe, expect, it } from 'vitest';
import { createJsonLog } from './json-log.ts';

function linesOf(level: string, act: (log: ReturnType<typeof createJsonLog>) => void) {
  const lines: string[] = [];
  act(
    createJsonLog(
      level,
      (line) => lines.push(line),
      () => new Date(0),
    ),
  );
  return lines;
}

describe('createJsonLog', () => {
  it('writes one object a line from its level upwards', () => {
    const lines = linesOf('warn', (log) => {
      log.info({}, 'quiet');
      log.warn({ runs: 2 }, 'loud');
    });
    expect(lines).toEqual(['{"level":40,"time":0,"runs":2,"msg":"loud"}\n']);
  });

  it('is silent when told so', () => {
    expect(linesOf('silent', (log) => log.error({}, 'x'))).toEqual([]);
  });

  it('shows an error, and of a failed query only the cause, never its values', () => {
    const [line = ''] = linesOf('error', (log) =>
      log.error({ err: new Error('Failed query: insert\nparams: secret', { cause: new Error('relation is missing') }) }, 'x'),
    );
    expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'relation is missing' });
    expect(line).not.toContain('secret');
  });
});
