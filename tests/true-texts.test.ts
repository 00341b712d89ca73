// The privacy page names what is stored and who sees it. A new table, a new field of an administrators' list or another cookie fails here
// until the page says so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { AdminUser } from '#contracts/admin.ts';
import { AdminJob } from '#contracts/admin-jobs.ts';
import * as schema from '#database/schema.ts';
import { SESSION_COOKIE } from '#server/auth/session.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll("{' '}", ' ').split(/\s+/).join(' ');
const PRIVACY = read('src/web/features/privacy/privacy-page.tsx');
const API_SETUP = read('src/web/features/manual/chapters/api-setup.md');

/** What the page says of each table; null for one that holds nothing of people. */
const TABLES: Record<string, string | null> = {
  users: 'First and last name, email, phone number, and your password as an Argon2id hash',
  sessions: 'When you signed in and with what kind of browser',
  invitations: 'The address that an administrator invites',
  account_tokens: 'links you asked for',
  second_factors: 'the key of your app, encrypted',
  recovery_codes: 'your recovery codes as hashes',
  security_events: 'for 90 days when you signed in, failed to, or changed what protects your account',
  api_keys: 'Name, scopes, first letters, last use, and the key as a SHA-256 hash',
  activities: 'How many analyses, prompts and exports you made',
  usage_tracking: 'How many analyses, prompts and exports you made',
  audit_log: 'Administrator changes to accounts and settings are logged',
  batches: 'The URLs you entered',
  projects: 'strategies and prompts',
  analysis_runs: 'The URLs you entered',
  stage_outputs: 'what we read from their public pages and their competitors',
  run_screenshots: 'screenshots',
  page_screenshots: 'screenshots',
  run_events: 'findings',
  verifications: 'reports on your new site',
  verification_screenshots: 'screenshots',
  text_versions: 'with their last {MAX_TEXT_VERSIONS} versions',
  text_bases: 'with their last {MAX_TEXT_VERSIONS} versions',
  exports: 'exports with your links and notes',
  builder_connections: 'your notes on builders',
  shares: 'For each link the sections, its end, its password as an Argon2id hash',
  agencies: 'Name, logo and color that your reports carry',
  throttles: 'counted under a hash of the address or network',
  project_schedules: 'which projects are analyzed again by themselves',
  settings: null,
  stage_durations: null,
};

/** What the page says of each field of the list of accounts. */
const ACCOUNT_FIELDS: Record<string, string | null> = {
  ...{ id: null, email: 'email', firstName: 'name', lastName: 'name', role: 'role', tier: 'tier' },
  ...{ isActive: 'whether it is active', hasSecondFactor: 'whether two-step sign-in is on', createdAt: 'since when' },
};

const WHEN = 'when it ran';
/** What the page says of each field of the list of analyses. */
const ANALYSIS_FIELDS: Record<string, string | null> = {
  ...{ id: null, projectId: null, attempts: null, state: null, fault: null }, // words: allow
  ...{ url: 'the address of the website', ownerEmail: 'your email', error: 'why it failed', timings: 'how long it took' },
  ...{ orderedAt: WHEN, startedAt: WHEN, endedAt: WHEN, nextAttemptAt: WHEN },
};

const tables = Object.values(schema as Record<string, unknown>)
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableName(table));

describe('the privacy page', () => {
  it.each(tables)('says what is in the table %s', (table) => {
    expect(Object.keys(TABLES)).toContain(table);
    const text = TABLES[table];
    if (text) expect(PRIVACY).toContain(text);
  });

  it('says what administrators see of people, and that their looks are logged', () => {
    const administrators = PRIVACY.slice(PRIVACY.indexOf('They see the list of accounts'), PRIVACY.indexOf('Who has a link you made'));
    expect(Object.keys(AdminUser.shape).sort()).toEqual(Object.keys(ACCOUNT_FIELDS).sort());
    expect(Object.keys(AdminJob.shape).sort()).toEqual(Object.keys(ANALYSIS_FIELDS).sort());
    for (const text of [...Object.values(ACCOUNT_FIELDS), ...Object.values(ANALYSIS_FIELDS)])
      if (text) expect(administrators).toContain(text);
    expect(administrators).toContain('not your phone number');
    expect(administrators).toContain('That they looked at a list is logged.');
  });

  it('names the cookie', () => {
    expect(PRIVACY).toContain(`<code>${SESSION_COOKIE}</code>`);
  });
});

it('the manual says what a model costs and when that is shown', () => {
  expect(API_SETUP).toContain('The estimate is shown before every run that asks the model');
});
