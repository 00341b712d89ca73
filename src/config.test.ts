import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      ai: null,
      search: null,
      rateLimitFactor: 1,
    });
    expect(config.quotas).toEqual({ free: 20, paid: 200, enterprise: null });
  });

  it('takes empty settings as unset, as a copied .env.example has them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', AI_PROVIDER: '', QUOTA_FREE: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      ai: null,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['QUOTA_FREE', 'many'],
    ['QUOTA_FREE', '-1'],
    ['AI_PROVIDER', 'oracle'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'sitebrief'],
    ['EGRESS_RESOLVE', 'a.test=127.0.0.1'],
  ])('refuses %s=%s and names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('asks for a shared session secret with a database server', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('SESSION_SECRET is required');
  });

  it('asks for a model with a provider', () => {
    expect(() => readConfig({ AI_PROVIDER: 'openai' })).toThrow('AI_MODEL');
  });

  it('reads pinned hosts', () => {
    expect(readConfig({ EGRESS_RESOLVE: 'A.test=127.0.0.1:8600' }).egressPins.get('a.test')).toEqual({ address: '127.0.0.1', port: 8600 });
  });

  it('reads unlimited quotas and lower-cases administrators', () => {
    const config = readConfig({ QUOTA_PAID: 'unlimited', SUPER_ADMIN_EMAILS: 'A@x.org, b@x.org' });
    expect(config.quotas.paid).toBeNull();
    expect(config.superAdminEmails).toEqual(['a@x.org', 'b@x.org']);
  });
});
