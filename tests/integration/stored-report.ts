import type { PathScreenshots } from '#contracts/screenshots.ts';
import type { Verification, VerificationEntry, VerificationStatus } from '#contracts/verification.ts';
import { newId } from '#database/ids.ts';
import { startRun } from '#database/runs/runs.ts';
import { createVerificationRun, finishVerification } from '#database/runs/verifications.ts';
import type { Db } from '#database/schema.ts';

const OPTIONS = { schemeGiven: true, maxPages: 0, namedCompetitors: [] };

export const entryOf = (id: string, status: VerificationStatus): VerificationEntry => ({
  ...{ id, check: 'prices', status, page: '/breads', element: 'Rye loaf', old: '£4.20', new: '£5.20', why: 'The price differs.' },
});

export function reportOf(entries: VerificationEntry[] = [], fields: Partial<Verification> = {}): Verification {
  const verdict = entries.some(({ status }) => status !== 'kept') ? 'red' : 'green';
  return {
    ...{ url: 'https://new-harbour.example/', brief: 'https://harbour.example/', verdict, entries },
    ...{ fixPrompts: [], checks: [], pages: ['/', '/breads'], notes: [] },
    ...fields,
  };
}

/** A finished check of a project's new site; returns its id. */
export async function storedReport(
  db: Db,
  owner: { projectId: string; userId: string },
  report = reportOf(),
  screens: PathScreenshots[] = [],
): Promise<string> {
  const { run } = await createVerificationRun(db, { id: newId(), ...owner, url: report.url, options: OPTIONS });
  await startRun(db, run.id);
  await finishVerification(db, { runId: run.id, attempt: 1 }, report, screens);
  return run.id;
}

/** What the browser showed of a page; its bytes are the given text. */
export function screensOf(path: string, text: string): PathScreenshots {
  const image = { mediaType: 'image/webp' as const, bytes: Buffer.from(text), width: 10, height: 10 };
  return { path, screenshots: { desktop: image, mobile: image } };
}
