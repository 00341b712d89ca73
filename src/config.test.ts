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
      drainSeconds: 3,
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

  it('asks OpenStreetMap for local competitors unless told not to, and says who asks', () => {
    expect(readConfig({ PUBLIC_URL: 'https://brief.example' }).localCompetitors).toEqual({
      nominatimUrl: 'https://nominatim.openstreetmap.org',
      overpassUrl: 'https://overpass-api.de/api/interpreter',
      contact: 'https://brief.example',
    });
    const own = { NOMINATIM_URL: 'http://10.0.0.7:8080/', OVERPASS_URL: 'http://maps.internal/api/', OSM_CONTACT: 'ops@brief.example' };
    expect(readConfig(own).localCompetitors).toEqual({
      nominatimUrl: 'http://10.0.0.7:8080',
      overpassUrl: 'http://maps.internal/api',
      contact: 'ops@brief.example',
    });
    expect(readConfig({ LOCAL_COMPETITORS: 'off' }).localCompetitors).toBeNull();
  });

  it.each([
    ['LOCAL_COMPETITORS', 'google'],
    ['NOMINATIM_URL', 'ftp://maps.example'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['QUOTA_FREE', 'many'],
    ['QUOTA_FREE', '-1'],
    ['AI_PROVIDER', 'oracle'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['DRAIN_SECONDS', '61'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'sitebrief'],
    ['EGRESS_RESOLVE', 'a.test=127.0.0.1'],
  ])('refuses %s=%s and names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    ['PORT', '1.5', 'a whole number from 0 to 65535.'],
    ['DATABASE_URL', 'secret@host', 'a URL that starts with postgres://.'],
    ['PUBLIC_URL', 'ftp://x.org', 'a URL that starts with http:// or https://.'],
    ['TRUST_PROXY', 'perhaps', 'true or false.'],
    ['SESSION_SECRET', 'my short secret', 'at least 32 characters long.'],
    ['AI_PROVIDER', 'oracle', 'one of: openai, anthropic, google, openai-compatible.'],
    ['AI_BASE_URL', 'x', 'a URL that starts with http:// or https://.'],
    ['SEARCH_PROVIDER', 'oracle', 'one of: searxng, brave, tavily, serper, exa.'],
    ['SEARCH_URL', 'x', 'a URL that starts with http:// or https://.'],
    ['QUOTA_FREE', 'many', 'a whole number or "unlimited".'],
    ['QUOTA_PAID', '-1', 'a whole number or "unlimited".'],
    ['QUOTA_ENTERPRISE', '1.5', 'a whole number or "unlimited".'],
    ['SMTP_URL', 'mail.example.org', 'a URL that starts with smtp:// or smtps://.'],
    ['MAIL_FROM', 'Sitebrief', 'an email address, or a name and an address: Sitebrief <no-reply@example.org>.'],
    ['METRICS_TOKEN', 'short one', 'at least 16 characters long.'],
    ['RATE_LIMIT_FACTOR', 'fast', 'a number greater than 0.'],
    ['DRAIN_SECONDS', '-1', 'a number from 0 to 60.'],
    ['LOG_LEVEL', 'loud', 'one of: fatal, error, warn, info, debug, trace, silent.'],
  ])('says in a sentence what %s must be, without repeating %s', (name, value, rule) => {
    const refused = () => readConfig({ [name]: value });
    expect(refused).toThrow(new ConfigError(`Invalid settings:\n${name} must be ${rule}`));
  });

  it('asks for a shared session secret with a database server', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('SESSION_SECRET is required');
  });

  it('asks for a sender and for the public URL, which links start with, with a mail server', () => {
    const server = { SMTP_URL: 'smtp://127.0.0.1:2525' };
    expect(() => readConfig(server)).toThrow('MAIL_FROM is required');
    expect(() => readConfig({ ...server, MAIL_FROM: 'no-reply@example.org' })).toThrow('PUBLIC_URL is required');
    const all = { ...server, MAIL_FROM: 'Sitebrief <no-reply@example.org>', PUBLIC_URL: 'https://brief.example' };
    expect(readConfig(all).mail).toEqual({ smtpUrl: 'smtp://127.0.0.1:2525', from: 'Sitebrief <no-reply@example.org>' });
    expect(readConfig({}).mail).toBeNull();
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
