import type { Analysis, ResolvedOutputs } from '#contracts/analysis.ts';
import { overviewOf } from '#contracts/page-overview.ts';
import type { Site } from '#contracts/site.ts';
import { plural } from '#text/words.ts';
import { notesOnChecks } from './audit/not-run.ts';
import { packContent } from './differences/pack-content.ts';
import { toBusinessAnalysis } from './insight/business-analysis.ts';
import { whyUnseen } from './site-model/unseen.ts';

/** What was not seen or not done, in sentences for the owner. */
function notesOf({ crawl, audit, profile, competitors }: ResolvedOutputs): string[] {
  const notes: string[] = [];
  if (crawl.rendering.note !== '') notes.push(crawl.rendering.note);
  if (crawl.stopReason === 'page-limit')
    notes.push(`The crawl stopped at the limit of ${plural(crawl.pages.length, 'page')}; ${crawl.unread.length} more URLs were found.`);
  if (crawl.stopReason === 'time-limit') notes.push(`The crawl stopped at the time limit after ${plural(crawl.pages.length, 'page')}.`);
  if (crawl.stopReason === 'robots') notes.push('The site asks robots not to read its other pages, so only the entered page was analyzed.');
  const failed = crawl.unread.filter((page) => page.reason === 'error' || page.reason === 'too-large');
  if (failed.length > 0) notes.push(`${plural(failed.length, 'page')} could not be read; the list of unread pages says why.`);
  const cut = crawl.pages.filter((page) => page.cutBy.length > 0);
  if (cut.length > 0) notes.push(`${plural(cut.length, 'page')} could only be read in part: too large or too deeply nested.`);
  const unseen = whyUnseen(crawl);
  if (unseen !== '') notes.push(`${unseen} What was not found may be there all the same.`);
  const scripted = audit.findings.filter(({ id }) => id === 'only-after-javascript').length;
  if (scripted > 0)
    notes.push(`Only after JavaScript: much of ${plural(scripted, 'page')}. Many crawlers and AI assistants do not see it.`);
  notes.push(...notesOnChecks(audit));
  if (hasUnreadStyles(crawl)) notes.push('No style sheet of the home page could be read, so its colors and fonts are unknown.');
  if (profile.analyst.note !== '') notes.push(profile.analyst.note);
  if (competitors.note !== '') notes.push(competitors.note);
  return notes;
}

/** Whether the home page names style sheets and none of them, nor a browser, gave a color, a font or a radius. */
function hasUnreadStyles({ brand, pages: [home] }: Site): boolean {
  return brand.source === 'none' && (home?.resources.some(({ kind, url }) => kind === 'stylesheet' && url !== '') ?? false);
}

/** All results of an analysis in one document, as the API returns them with a project. */
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

/** An analysis in full, as the command line prints it with `--json`: two of them can be compared word by word. */
export function assembleFullAnalysis(outputs: ResolvedOutputs): Analysis {
  return { ...assembleAnalysis(outputs), content: packContent(outputs.crawl) };
}
