import { describe, expect, it } from 'vitest';
import { readAudit } from './audit-report.ts';

const answer = (vulnerabilities: object, counts: object) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });
const hole = (severity: string) => ({
  leaky: { name: 'leaky', severity, range: '<2', fixAvailable: true, via: [{ title: 'Leaks', url: 'https://x.example/1' }] },
});

describe('a dependency audit', () => {
  it('is clean when there is nothing high or critical', () => {
    expect(readAudit(answer({}, { critical: 0, high: 0, moderate: 0, low: 0 }), '').verdict).toBe('clean');
    expect(readAudit(answer(hole('moderate'), { moderate: 1 }), '')).toEqual({
      verdict: 'clean',
      lines: ['0 critical, 0 high, 1 moderate, 0 low'],
    });
  });

  it.each(['high', 'critical'])('fails on a %s vulnerability, and names it', (severity) => {
    const { verdict, lines } = readAudit(answer(hole(severity), { [severity]: 1 }), '');
    expect(verdict).toBe('vulnerable');
    expect(lines[1]).toBe(`${severity}: leaky <2 (fixed in a newer version) Leaks https://x.example/1`);
  });

  it.each([
    [
      'a registry without the service',
      '',
      'npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
    ],
    ['an error as JSON', JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/-/npm', error: {} }), ''],
    ['no network', JSON.stringify({ error: { summary: 'request to https://registry.example failed' } }), ''],
    ['no npm', '', ''],
  ])('reports that there is no result: %s', (_what, stdout, stderr) => {
    const { verdict, lines } = readAudit(stdout, stderr);
    expect(verdict).toBe('unavailable');
    expect(lines[0]).toMatch(/^no result: .* This is not a pass/);
    expect(lines[0]).not.toContain('registry.example');
  });
});
