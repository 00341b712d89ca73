import type { Analysis, ResolvedOutputs } from '#contracts/analysis.ts';
import { overviewOf } from '#contracts/page.ts';
import { toBusinessAnalysis } from './insight/business-analysis.ts';

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** What was not seen or not done, in sentences for the owner. */
function notesOf({ crawl, profile, competitors }: ResolvedOutputs): string[] {
  const notes: string[] = [];
  if (crawl.rendering.note !== '') notes.push(crawl.rendering.note);
  if (crawl.stopReason === 'page-limit')
    notes.push(`The crawl stopped at the limit of ${pages(crawl.pages.length)}; ${crawl.unread.length} more URLs were found.`);
  if (crawl.stopReason === 'time-limit') notes.push(`The crawl stopped at the time limit after ${pages(crawl.pages.length)}.`);
  if (crawl.stopReason === 'robots') notes.push('The site asks robots not to read its other pages, so only the entered page was analyzed.');
  const failed = crawl.unread.filter((page) => page.reason === 'error' || page.reason === 'too-large');
  if (failed.length > 0) notes.push(`${pages(failed.length)} could not be read; the list of unread pages says why.`);
  const cut = crawl.pages.filter((page) => page.cutBy.length > 0);
  if (cut.length > 0) notes.push(`${pages(cut.length)} could only be read in part: too large or too deeply nested.`);
  if (profile.analyst.note !== '') notes.push(profile.analyst.note);
  if (competitors.note !== '') notes.push(competitors.note);
  return notes;
}

/** The document that the command line prints with `--json` and the API returns with a project. */
export function assembleAnalysis(outputs: ResolvedOutputs): Analysis {
  const { crawl, audit, profile, competitors: report } = outputs;
  const { findings, ...auditRest } = audit;
  const { competitors, ...comparison } = report;
  return {
    url: crawl.url,
    pages: crawl.pages.map(overviewOf),
    unread: crawl.unread,
    stopReason: crawl.stopReason,
    rendering: crawl.rendering,
    findings,
    audit: auditRest,
    businessAnalysis: toBusinessAnalysis(profile, crawl, audit),
    profile,
    brand: crawl.brand,
    functions: crawl.functions,
    competitors,
    comparison,
    notes: notesOf(outputs),
  };
}
