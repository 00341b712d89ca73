import { describe, expect, it } from 'vitest';
import { PRODUCT, USER_AGENT } from '#contracts/user-agent.ts';
import packageFile from '../package.json' with { type: 'json' };

describe('the user agent', () => {
  it('carries the version of the package', () => {
    expect(PRODUCT).toBe(`Sitebrief/${packageFile.version.split('.').slice(0, 2).join('.')}`);
    expect(USER_AGENT).toContain(PRODUCT);
  });
});
