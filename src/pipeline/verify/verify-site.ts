// START HERE: a brief and the address of a new site go in, a report comes out.
//
//   read the new site ──> compare with the brief ──> one entry for each thing looked at ──> fix prompts
import type { BuilderId } from '#contracts/builder.ts';
import { isAppError } from '#contracts/errors.ts';
import { type Brief, type FixPrompt, isRed, type StagingCredentials, type Verification } from '#contracts/verification.ts';
import { inTurns } from '../steps.ts';
import { compareInSteps, compareSites, type PageComparison } from './compare/comparison.ts';
import { writeFixPrompts } from './fix-prompts/write-fix-prompts.ts';
import type { NewSite } from './new-site.ts';
import { openNewSite, type ReadServices } from './read/read-new-site.ts';
import { whyNoSite, whyNotThisSite } from './read/why-unreadable.ts';
import { withCredentials } from './read/with-credentials.ts';
import { type Drafts, draftsOfPages, runChecks } from './run-checks.ts';

export type VerifyRequest = {
  /** Parsed with `parseWebsiteUrl`. */
  url: string;
  schemeGiven: boolean;
  brief: Brief;
  /** For whom fix prompts are written; the brief's builder by default. */
  builder?: BuilderId;
  /** For a staging site behind basic authentication; sent to the host of `url` only. */
  credentials?: StagingCredentials;
  /** Which pages are also opened in a browser, where there is one; `always` by default: layout and contrast are seen nowhere else. */
  render?: 'auto' | 'always' | 'never';
};

export type VerifyServices = ReadServices;

/**
 * Holds a new site against its brief. A site that can't be read gives the verdict `unchecked` with the reason in `notes`. Throws only
 * `AppError` `cancelled`, and errors of our own.
 */
export async function verifySite(request: VerifyRequest, services: VerifyServices): Promise<Verification> {
  const own = withCredentials(services, request.url, request.credentials);
  try {
    const { pages, reading } = await openNewSite(request, own);
    // Compared while images are asked for.
    const compared = await inTurns(compareInSteps(request.brief, pages));
    const drafts = await draftsOfPages(pages, compared);
    return reportOn(request, { ...pages, ...(await reading) }, { compared, drafts });
  } catch (error) {
    if (!isAppError(error) || error.code === 'cancelled') throw error;
    return uncheckedReport(request, error.message);
  }
}

const uncheckedReport = ({ url, brief }: Pick<VerifyRequest, 'url' | 'brief'>, note: string): Verification => ({
  ...{ url, brief: brief.url, verdict: 'unchecked', entries: [], fixPrompts: [], checks: [], pages: [], notes: [note] },
});

/** A report for any builder: `promptsFor` writes its fix prompts. */
export type JudgedSite = { report: Omit<Verification, 'fixPrompts'>; promptsFor(builder: BuilderId): FixPrompt[] };

/** What was done while images were on their way. */
type Before = { compared?: PageComparison; drafts?: Drafts };

/** Compares a site that was read with a brief. Pure. */
export function judgeSite(brief: Brief, now: NewSite, { compared, drafts = new Map() }: Before = {}): JudgedSite {
  const unchecked = (note: string): JudgedSite => ({ report: uncheckedReport({ url: now.site.url, brief }, note), promptsFor: () => [] });
  const noSite = whyNoSite(now.site);
  if (noSite !== '') return unchecked(noSite);
  const comparison = compareSites(brief, now, compared);
  const notThis = whyNotThisSite(comparison);
  if (notThis !== '') return unchecked(notThis);
  const { entries, checks, fixes, notes } = runChecks(comparison, { drafts });
  return {
    report: {
      ...{ url: now.site.url, brief: brief.url, verdict: entries.some(isRed) ? 'red' : 'green', entries, checks },
      pages: now.site.pages.map((page) => comparison.pathOf(page)),
      notes: [now.site.rendering.note, ...notes].filter((note) => note !== ''),
    },
    promptsFor: (builder) => writeFixPrompts(entries, builder, fixes),
  };
}

/** The report on a site that was read, with the messages for one builder. Pure. */
function reportOn({ brief, builder = brief.builder }: VerifyRequest, now: NewSite, before: Before): Verification {
  const { report, promptsFor } = judgeSite(brief, now, before);
  const { checks, pages, notes, ...rest } = report;
  return { ...rest, fixPrompts: promptsFor(builder), checks, pages, notes };
}
