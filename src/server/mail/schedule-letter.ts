import type { WeighedDifference } from '#contracts/analysis-history.ts';
import { AREA_NAMES } from '#contracts/differences.ts';
import { isAppError } from '#contracts/errors.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Database } from '#database/database.ts';
import { findSchedule } from '#database/projects/schedules.ts';
import type { Letter } from '#mail/letter.ts';
import { scheduleStoppedLetter, siteChangedLetter } from '#mail/letters.ts';
import type { PipelineFunctions } from '../parts.ts';
import { compareKept } from '../projects/kept-analyses.ts';
import { makeUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts';

type Parts = {
  database: Database;
  pipeline: Pick<PipelineFunctions, 'resolveOutputs' | 'compareOutputs'>;
  loadPipeline?: () => Promise<void>;
  publicUrl: string;
  secret: string;
};
type Job = Extract<MailJob, { kind: 'site-changed' | 'schedule-stopped' }>;
type Project = { id: string; url: string };

/** Characters of a site's words in a mail. */
const MAX_WORDS = 120;

const short = (text: string) => {
  const line = text.split(/\s+/u).join(' ').trim();
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS - 1)}…` : line;
};

/** For example `Offers: Price of Rye loaf on /breads: before "£5", now "£6".` */
function sentenceOf({ area, kind, page, what, before, after }: WeighedDifference): string {
  const name = area === 'findings' ? 'New finding' : `${AREA_NAMES[area]}: ${short(what)}`;
  const where = page === '' ? name : `${name} on ${short(page)}`;
  if (kind === 'changed') return `${where}: before “${short(before)}”, now “${short(after)}”.`;
  return kind === 'gone' ? `${where} is gone: “${short(before)}”.` : `${where}${area === 'findings' ? '' : ' is new'}: “${short(after)}”.`;
}

/** The mail about a scheduled analysis; null when there is nothing to tell any more, such as after one of the analyses was deleted. */
export async function scheduleLetter(
  parts: Parts,
  job: Job,
  { email, project }: { email: string; project: Project },
): Promise<Letter | null> {
  const { projectId, userId } = job;
  const site = displayHost(project.url);
  const url = new URL(`/changes/${project.id}`, parts.publicUrl).href;
  const { mail, stoppedAt, last } = await findSchedule(parts.database.db, { projectId, userId });
  // Switched off in the meantime.
  if (!mail) return null;
  const path = unsubscribePath(makeUnsubscribeToken({ mails: 'schedule', userId, projectId }, parts.secret));
  const about = { email, site, url, unsubscribeUrl: new URL(path, parts.publicUrl).href };
  if (job.kind === 'schedule-stopped')
    return stoppedAt === null ? null : scheduleStoppedLetter({ ...about, reason: short(last?.message ?? '') });
  try {
    const { differences } = await compareKept(parts, { projectId, userId }, job);
    const changes = differences.filter(({ matters }) => matters).map(sentenceOf);
    return changes.length === 0 ? null : siteChangedLetter({ ...about, changes });
  } catch (error) {
    if (isAppError(error) && error.code === 'not-found') return null;
    throw error;
  }
}
