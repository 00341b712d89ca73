import type { Analysis, StageOutputs } from '#contracts/analysis.ts';
import { overviewOf } from '#contracts/page.ts';
import { toBusinessAnalysis } from './insight/business-analysis.ts';

/** What was not seen or not done, in sentences for the owner. */
function notesOf({ crawl, insight, competitors }: StageOutputs): string[] {
  const notes: string[] = [];
  if (crawl.rendering.note !== '') notes.push(crawl.rendering.note);
  if (crawl.stopReason === 'page-limit')
    notes.push(`Reading ended at the limit of ${crawl.pages.length} pages; ${crawl.unread.length} further addresses were found.`);
  if (crawl.stopReason === 'time-limit') notes.push(`Reading ended at the time limit after ${crawl.pages.length} pages.`);
  if (crawl.stopReason === 'robots') notes.push('The site asks robots not to read its further pages, so only the entered page was read.');
  const failed = crawl.unread.filter((page) => page.reason === 'error' || page.reason === 'too-large');
  if (failed.length > 0)
    notes.push(`${failed.length} ${failed.length === 1 ? 'page' : 'pages'} could not be read; the list of unread pages says why.`);
  const cut = crawl.pages.filter((page) => page.cutBy.length > 0);
  if (cut.length > 0)
    notes.push(`${cut.length} ${cut.length === 1 ? 'page was' : 'pages were'} too large or too deeply nested to be read whole.`);
  if (insight.analyst.note !== '') notes.push(insight.analyst.note);
  if (competitors.note !== '') notes.push(competitors.note);
  return notes;
}

/** The document that the command line prints with `--json` and the API answers with a project. */
export function assembleAnalysis(outputs: StageOutputs): Analysis {
  const { crawl, audit, insight, competitors: report } = outputs;
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
    businessAnalysis: toBusinessAnalysis(insight, crawl, audit),
    profile: insight,
    brand: crawl.brand,
    functions: crawl.functions,
    competitors,
    comparison,
    notes: notesOf(outputs),
  };
}
