import { z } from 'zod';

/* A backup is a gzip file of JSON lines: a head, the rows of every table in an order in which they can be inserted, and an end. */

/**
 * Tables in that order. Sessions are left out: a stolen backup opens no account, people sign in again. Throttles, the histogram of
 * stages and the queue belong to the installation, not to the data.
 */
export const BACKUP_TABLES = [
  'users',
  'invitations',
  'account_tokens',
  'second_factors',
  'recovery_codes',
  'security_events',
  'batches',
  'projects',
  'analysis_runs',
  'project_schedules',
  'stage_outputs',
  'run_events',
  'run_screenshots',
  'page_screenshots',
  'verifications',
  'verification_screenshots',
  'builder_connections',
  'exports',
  'whole_texts',
  'text_bases',
  'text_versions',
  'shares',
  'agencies',
  'usage_tracking',
  'activities',
  'audit_log',
  'settings',
] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];

export const BACKUP_FORMAT = 'sitebrief-backup';

export const BackupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  writtenAt: z.string(),
  /** Migrations that the tables had: a backup fits the same or a newer schema. */
  migrations: z.number().int(),
});
export const BackupRows = z.object({ table: z.enum(BACKUP_TABLES), rows: z.array(z.record(z.string(), z.unknown())) });
/** Only the last line has this shape: an incomplete file has none. */
export const BackupEnd = z.object({ rows: z.number().int() });
export type BackupLine = z.infer<typeof BackupHead> | z.infer<typeof BackupRows> | z.infer<typeof BackupEnd>;
