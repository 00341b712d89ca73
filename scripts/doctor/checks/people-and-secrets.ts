// Secrets that others must not read, administrators, backups.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackup } from '#database/backup/backup.ts';
import { BackupEnd } from '#database/backup/backup-format.ts';
import { type Check, type Finding, note, ok, problem } from '../check.ts';
import { messageOf } from '../explain-error.ts';

const DAY_MS = 24 * 60 * 60_000;
const OLD_BACKUP_MS = 7 * DAY_MS;
/** A random secret of 32 characters has more different ones. */
const FEWEST_DIFFERENT = 10;
const SECRETS = ['DATABASE_URL', 'SESSION_SECRET', 'AI_API_KEY', 'SEARCH_API_KEY', 'SMTP_URL', 'METRICS_TOKEN'];

export const secrets: Check = {
  id: 'secrets',
  title: 'Secrets',
  async run({ config, env }) {
    const findings: Finding[] = [];
    const files = [resolve('.env'), join(resolve(config.dataDir), 'session-secret')];
    for (const file of files) {
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat || process.platform === 'win32') continue;
      const holdsSecret = !file.endsWith('.env') || SECRETS.some((name) => env[name]);
      if (holdsSecret && (stat.mode & 0o077) !== 0)
        findings.push(problem(`Other users of this machine can read ${file}.`, `Run: chmod 600 ${file}`));
    }
    if (config.sessionSecret && new Set(config.sessionSecret).size < FEWEST_DIFFERENT)
      findings.push(
        problem(
          'SESSION_SECRET is easy to guess: who has it can sign in as any user.',
          'Make a new one: openssl rand -base64 36. Everyone signs in again, and authenticator apps must be set up again.',
        ),
      );
    return findings.length > 0 ? findings : ok('Only this user can read them.');
  },
};

export const administrators: Check = {
  id: 'administrators',
  title: 'Administrators',
  async run({ config }) {
    if (config.superAdminEmails.length > 0) return ok(`SUPER_ADMIN_EMAILS names ${config.superAdminEmails.length}.`);
    return note(
      'SUPER_ADMIN_EMAILS is empty: unless a user was made one before, no one can open Admin.',
      'Set it to your address, start again, and register with that address.',
    );
  },
};

export const backups: Check = {
  id: 'backups',
  title: 'Backups',
  async run({ backups: folder, now }) {
    if (!folder)
      return note(
        'Where your backups are is not known to the doctor.',
        'Name their folder to have the newest one checked: npm run doctor -- --backups /var/backups/sitebrief',
      );
    if (!existsSync(folder))
      return problem(`There is no folder ${folder}.`, 'Make it, and write a backup every night: npm run -s backup -- <file>');
    const newest = readdirSync(folder)
      .filter((name) => name.includes('.backup') && !name.endsWith('.part'))
      .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
      .sort((a, b) => b.at - a.at)[0];
    if (!newest)
      return problem(`${folder} holds no backup.`, 'Make one now, and every night (docs/deploy.md, "Backup"): npm run -s backup -- <file>');
    try {
      let last: unknown;
      for await (const line of readBackup(createReadStream(newest.file))) last = line;
      const { rows } = BackupEnd.parse(last);
      const days = Math.floor((now.getTime() - newest.at) / DAY_MS);
      const found = `${newest.file} is whole: ${rows} rows, ${days === 0 ? 'made today' : `${days} days old`}.`;
      return now.getTime() - newest.at > OLD_BACKUP_MS
        ? problem(found, 'Make backups more often: a timer that runs every night.')
        : ok(found);
    } catch (error) {
      return problem(
        `${newest.file} can't be restored: ${messageOf(error)}`,
        'Delete it and make another one now: npm run -s backup -- <file>',
      );
    }
  },
};
