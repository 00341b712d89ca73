import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function program(path: string, mode = 0o755): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

describe('findChromium', () => {
  it('takes the configured program', () => {
    const path = program('my-chromium');
    expect(findChromium(path, home)).toEqual({ path });
  });

  it.each(['missing', '.'])('looks no further when the configured path is wrong (%s), and says so', (name) => {
    const found = findChromium(join(home, name), home);
    expect(found.path).toBeNull();
    expect(found.reason).toContain(`CHROMIUM_PATH names ${join(home, name)}`);
  });

  it.skipIf(process.platform !== 'linux')('finds what Playwright downloaded, newest first, when there is nothing else', () => {
    program('.cache/ms-playwright/chromium-90/chrome-linux64/chrome');
    const newest = program('.cache/ms-playwright/chromium-1100/chrome-linux64/chrome');
    const found = findChromium(undefined, home);
    // A machine with a Chromium of its own uses that.
    expect([newest, '/usr/bin', '/usr/lib', '/snap', '/opt'].some((place) => found.path?.startsWith(place))).toBe(true);
  });
});
