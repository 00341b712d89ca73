// What the product says of itself is what it does: the privacy page names what is stored, sent and seen, and for how long; landing page, settings
// and manual give the numbers of the code. A new table, field, mail, cookie, question to a model or another limit fails here until the texts say so.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { MAX_BATCH_SITES } from '#contracts/address-list.ts';
import { AdminUser } from '#contracts/admin.ts';
import { AdminJob } from '#contracts/admin-jobs.ts';
import { DEFAULT_KEPT_ANALYSES } from '#contracts/analysis-history.ts';
import { ApiScope } from '#contracts/api-keys.ts';
import { BUILDER_IDS } from '#contracts/builder-ids.ts';
import { AuditCategory } from '#contracts/finding.ts';
import { DEFAULT_MAX_PAGES, MAX_PAGES_WEB } from '#contracts/limits.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import { ModelCall } from '#contracts/model-call.ts';
import { MODEL_QUESTIONS } from '#contracts/model-questions.ts';
import { DELETED_KEPT_DAYS } from '#contracts/organize.ts';
import type { Project } from '#contracts/project.ts';
import { Interval, MAX_SCHEDULED_FAILURES } from '#contracts/schedule.ts';
import { MAX_TEXT_VERSIONS } from '#contracts/text-versions.ts';
import { newPassword } from '#contracts/user.ts';
import { SECURITY_EVENTS_KEPT_MS } from '#database/accounts/security-events.ts';
import * as schema from '#database/schema.ts';
import { invitationEnd, linkEnd } from '#server/auth/link-lifetimes.ts';
import { IDLE_SESSION_MS, MAX_SESSION_MS, SESSION_COOKIE } from '#server/auth/session.ts';
import { SHARE_COOKIE } from '#server/routes/shared-pages.ts';
import { SHARE_ACCESS_MS } from '#server/shares/share-access.ts';
import { BUILDERS, NUMBERS, STEPS } from '../src/web/features/landing/landing-text.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll("{' '}", ' ').split(/\s+/).join(' ');
const PRIVACY = read('src/web/features/privacy/privacy-page.tsx');
const SETTINGS = read('src/web/features/settings/settings-page.tsx');
const chapter = (name: string) => read(`src/web/features/manual/chapters/${name}.md`);
const API_SETUP = chapter('api-setup');
const FEATURES = chapter('features');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Numbers as the texts write them. */
const WORDS: Record<number, string> = { 1: 'one', 5: 'five', 7: 'seven', 12: 'twelve' };
const inWords = (number: number) => WORDS[number] ?? String(number);
/** Files of a folder with any of some words, without tests. */
const filesWith = (folder: string, words: string[]) =>
  globSync(`${folder}/**/*.{ts,tsx,js}`, { cwd: ROOT })
    .filter(
      (path) =>
        !path.includes('.test.') &&
        !path.endsWith('test-setup.ts') &&
        words.some((word) => readFileSync(join(ROOT, path), 'utf8').includes(word)),
    )
    .sort();

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
  whole_texts: 'with their last {MAX_TEXT_VERSIONS} versions',
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

  it('names every cookie, and everything that is kept in the browser', () => {
    expect(filesWith('src/server', ['setCookie(', 'cookieName,'])).toEqual([
      'src/server/auth/session.ts',
      'src/server/routes/shared-pages.ts',
    ]);
    for (const cookie of [SESSION_COOKIE, SHARE_COOKIE]) expect(PRIVACY).toContain(`<code>${cookie}</code>`);
    expect(filesWith('src/web', ['localStorage', 'sessionStorage', 'indexedDB'])).toEqual(Object.keys(IN_BROWSER).sort());
    for (const text of Object.values(IN_BROWSER)) expect(PRIVACY).toContain(text);
  });

  it('says which mails are sent', () => {
    const mails = PRIVACY.slice(
      PRIVACY.indexOf('The mail server, where one is set'),
      PRIVACY.indexOf('A language model, where one is set'),
    );
    for (const text of Object.values(MAILS)) expect(mails).toContain(text);
  });

  it('says for how long', () => {
    const days = (ms: number) => inWords(ms / DAY_MS);
    const now = new Date('2026-11-24T00:00:00Z');
    expect(PRIVACY).toContain(
      `A session ends after ${days(IDLE_SESSION_MS)} days without use, and after ${days(MAX_SESSION_MS)} days at the latest`,
    );
    expect(PRIVACY).toContain(`for ${days(SECURITY_EVENTS_KEPT_MS)} days when you signed in`);
    expect(SETTINGS).toContain(`in the last ${days(SECURITY_EVENTS_KEPT_MS)} days`);
    expect(PRIVACY).toContain(`remembers for ${inWords(SHARE_ACCESS_MS / HOUR_MS)} hours that you knew it`);
    expect(PRIVACY).toContain('for a week or until it is used or revoked');
    expect(invitationEnd(now).getTime() - now.getTime()).toBe(7 * DAY_MS);
    expect(PRIVACY).toContain(`(${inWords(DEFAULT_KEPT_ANALYSES)} for each project, unless the operator sets another number)`);
    for (const constant of ['{DELETED_KEPT_DAYS}', '{MAX_TEXT_VERSIONS}']) expect(PRIVACY).toContain(constant);
  });
});

const IN_BROWSER = {
  'src/web/api/use-edit-queue.ts': 'edits you have not saved yet',
  'src/web/features/compose/use-save-strategy.ts': 'edits you have not saved yet',
  'src/web/layout/onboarding-gate.tsx': 'whether you saw the introduction',
  // The component library's own key.
  'src/web/public/theme.js': 'your color theme',
  'src/web/ui/page-notice.ts': 'whether you want notifications',
};

const LINKS = 'links you asked for';
const NOTICES = 'notices of changes to your account';
/** What the page says of each mail. */
const MAILS: Record<MailJob['kind'], string> = {
  ...{ 'password-reset': LINKS, 'confirm-address': LINKS, 'change-address': LINKS, invitation: LINKS },
  ...{ 'address-notice': NOTICES, 'security-notice': NOTICES },
  'analysis-done': 'that an analysis is done',
  'site-changed': 'what changed on a website',
  'schedule-stopped': 'that it can no longer be read',
};

describe('what a language model is asked and sent', () => {
  it('is in one list, which the privacy page shows and the manual names', () => {
    expect(Object.keys(MODEL_QUESTIONS).sort()).toEqual([...ModelCall.shape.purpose.options].sort());
    expect(PRIVACY).toContain('Object.entries(MODEL_QUESTIONS)');
    for (const { does } of Object.values(MODEL_QUESTIONS)) expect(API_SETUP).toContain(does);
  });

  it('costs what the manual says, and that is shown before', () => {
    expect(API_SETUP).toContain('The estimate is shown before every run that asks the model');
    expect(PRIVACY).toContain('The estimated cost is shown before each run.');
  });

  it('is set where the manual says', () => {
    const config = read('src/config.ts');
    const settings = [...API_SETUP.matchAll(/`([A-Z_]{6,}(?:, [A-Z_]{6,})*)`/g)].flatMap(([, names = '']) => names.split(', '));
    expect(settings.length).toBeGreaterThan(6);
    for (const name of settings) expect(config).toContain(`${name}:`);
    const choices = (name: string) => /: (.+)$/.exec(API_SETUP_LINES.find((line) => line.startsWith(`- \`${name}\``)) ?? '')?.[1] ?? '';
    const allowed = (name: string) => new RegExp(`${name}: 'one of: ([^']+)'`).exec(config)?.[1]?.split(', ') ?? [];
    for (const name of ['AI_PROVIDER', 'SEARCH_PROVIDER']) {
      expect(allowed(name).length).toBeGreaterThan(3);
      for (const choice of allowed(name)) expect(choices(name)).toContain(choice);
    }
  });
});
const API_SETUP_LINES = readFileSync(join(ROOT, 'src/web/features/manual/chapters/api-setup.md'), 'utf8').split('\n');

describe('the landing page', () => {
  const numbers = Object.fromEntries(NUMBERS.map(({ number, text }) => [text, number]));

  it('gives the numbers of the code', () => {
    expect(STEPS[0]?.text).toContain(`${DEFAULT_MAX_PAGES} pages are read`);
    expect(STEPS[0]?.text).toContain(`you may choose up to ${MAX_PAGES_WEB}`);
    expect(numbers).toEqual({
      'pages of your site at most, most important first': String(MAX_PAGES_WEB),
      'competitors, each with its source': '5-8',
      'areas checked, from search to security': String(AuditCategory.options.length),
      'builders the brief is written for': String(BUILDER_IDS.length),
    });
    expect(BUILDERS.map(({ id }) => id)).toEqual([...BUILDER_IDS]);
  });

  it('says how many messages the sample’s builder gets', () => {
    const { project } = JSON.parse(readFileSync(join(ROOT, 'src/demo/samples/demo-coffee.json'), 'utf8')) as { project: Project };
    const messages = project.prompt?.blocks.filter(({ kind }) => kind === 'first' || kind === 'follow-up');
    expect([project.prompt?.builder, messages?.length]).toEqual(['lovable', 1]);
    expect(BUILDERS.find(({ id }) => id === 'lovable')?.text).toMatch(/^One message/);
  });
});

describe('the manual', () => {
  it('gives the numbers of the code', () => {
    expect(chapter('getting-started')).toContain('a password of at least 8 characters');
    expect([7, 8].map((length) => newPassword.safeParse('x'.repeat(length)).success)).toEqual([false, true]);
    expect(chapter('getting-started')).toContain(`${DEFAULT_MAX_PAGES} are read`);
    expect(chapter('getting-started')).toContain(`choose up to ${MAX_PAGES_WEB}`);
    expect(FEATURES).toContain(`${DEFAULT_MAX_PAGES} unless you choose another number, at most ${MAX_PAGES_WEB}`);
    expect(FEATURES).toContain(`paste up to ${MAX_BATCH_SITES} addresses`);
    expect(FEATURES).toContain(`can be restored for ${inWords(DELETED_KEPT_DAYS)} days`);
    expect(FEATURES.toLowerCase()).toContain(`the ${inWords(DEFAULT_KEPT_ANALYSES)} before the current one are kept`);
    for (const every of Interval.options) expect(FEATURES).toMatch(new RegExp(`every .*${every}`));
    expect(chapter('workflow-guide')).toContain(`Versions lists the last ${MAX_TEXT_VERSIONS}`);
    const [now, hour] = [new Date(0), HOUR_MS];
    expect(linkEnd(now).getTime()).toBe(hour);
    expect(chapter('troubleshooting')).toContain('works for one hour');
    expect(read('docs/tracking.md')).toContain(
      `After ${['', '', 'two', 'three'][MAX_SCHEDULED_FAILURES]} times in a row the schedule stops`,
    );
  });

  it('names every section of the settings', () => {
    const named = chapter('getting-started').toLowerCase();
    const words: Record<string, string> = { builders: 'builder connections', general: 'demo mode and auto-save', agency: 'shared reports' };
    const more: Record<string, string> = { usage: 'this month’s usage', account: 'your details', address: 'email', data: 'your data' };
    const rest: Record<string, string> = { 'second-factor': 'two-step sign-in', security: 'security events', 'api-keys': 'api keys' };
    for (const [, id = ''] of SETTINGS.matchAll(/\bid: '([^']+)'/g)) expect(named).toContain({ ...words, ...more, ...rest }[id] ?? id);
  });

  it('names every scope of an API key where agents read of them', () => {
    for (const scope of ApiScope.options) expect(read('docs/agents.md')).toContain(`| \`${scope}\` |`);
  });
});
