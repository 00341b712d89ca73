import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT, USER_AGENT } from './user-agent.ts';

describe('the user agent', () => {
  it('carries the version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(PRODUCT).toBe(`Sitebrief/${version.split('.').slice(0, 2).join('.')}`);
    expect(USER_AGENT).toContain(PRODUCT);
  });
});
