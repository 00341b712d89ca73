import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSessionSecret } from './session-secret.ts';

describe('loadSessionSecret', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes a secret once and gives the same one ever after', () => {
    const secret = loadSessionSecret(join(folder, 'data'));
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(loadSessionSecret(join(folder, 'data'))).toBe(secret);
    expect(loadSessionSecret(join(folder, 'other'))).not.toBe(secret);
  });

  it('lets nobody but the owner read it', () => {
    loadSessionSecret(folder);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged secret and leaves it as it is', () => {
    writeFileSync(join(folder, 'session-secret'), 'short');
    expect(() => loadSessionSecret(folder)).toThrow(/damaged/);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe('short');
  });
});
