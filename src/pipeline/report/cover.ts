import { AuditCategory } from '#contracts/finding.ts';
import type { SharedReport } from '#contracts/shared-report.ts';
import { cutAtSentence, cutAtWord } from '#text/truncate.ts';
import { plural } from '#text/words.ts';
import { html, type Markup } from './markup.ts';
import { CATEGORY_NAMES, dateInWords, scoreRing } from './pieces.ts';
import type { ReportLinks } from './report-links.ts';

/* The first page: everything that matters, on one sheet of A4 or Letter. Each part is limited so that the longest texts still fit. */

const MAX_POINTS = 5;
const MAX_POINT = 110;
const MAX_LEAD = 260;
const MAX_PROMISE = 220;
const MAX_NAME = 80;

function scoreBars({ findings }: SharedReport): Markup | false {
  if (!findings) return false;
  const { scores } = findings;
  const bars = AuditCategory.options.flatMap((category) => {
    const score = scores[category];
    if (score === null) return [];
    const value = Math.round(score);
    return [
      html`<li><span>${CATEGORY_NAMES[category]}</span><svg width="100" height="6" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" class="track"/><rect width="${value}" height="6" class="value"/></svg><span class="number">${value}</span></li>`,
    ];
  });
  return html`<div class="scores">${scoreRing(scores.overall, 112)}<ul class="bars">${bars}</ul></div>`;
}

function points(title: string, texts: readonly string[]): Markup | false {
  if (texts.length === 0) return false;
  return html`<div><h2>${title}</h2><ol>${texts.slice(0, MAX_POINTS).map((text) => html`<li>${cutAtWord(text, MAX_POINT)}</li>`)}</ol></div>`;
}

/** Whether two lines say the same, whatever their last character. */
const isSame = (a: string, b: string) => b.startsWith(a) && b.length - a.length < 2;

const VERDICTS = {
  green: 'The new site is the one that was planned.',
  red: 'The new site differs from the plan.',
  unchecked: 'The new site could not be checked.',
} as const;

/** The one-page summary that opens the report. `contents`: the sections that follow, with their titles. */
export function cover(report: SharedReport, links: ReportLinks, contents: readonly { id: string; title: string }[]): Markup {
  const { site, summary, strategy, findings, verification, agency, images } = report;
  const facts = [dateInWords(site.analyzedAt), site.pagesRead > 0 && `${plural(site.pagesRead, 'page')} read`].filter(Boolean);
  const lead = strategy?.aim || summary?.purpose.text || '';
  const promise = isSame(strategy?.promise ?? '', lead) ? '' : (strategy?.promise ?? '');
  const logo = images.includes('logo') && html`<img class="logo" src="${links.image('logo')}" alt="${agency.name || 'Logo'}" height="44">`;
  return html`<div class="cover" id="top"><p class="from">${logo || html`<b>${agency.name || 'Sitebrief'}</b>`}</p>
<h1>${cutAtWord(site.name, MAX_NAME)}</h1><p class="facts"><span>${site.host}</span>${facts.map((fact) => html` <span>${fact}</span>`)}</p>
${lead !== '' && html`<p class="lead">${cutAtSentence(lead, MAX_LEAD)}</p>`}
${scoreBars(report)}
${verification && html`<p class="verdict" data-verdict="${verification.verdict}">${VERDICTS[verification.verdict]}</p>`}
<div class="points">${points('Moves that matter most', strategy?.moves.map(({ title }) => title) ?? [])}
${points('Fix first', findings?.findings.map(({ title }) => title) ?? [])}</div>
${promise !== '' && html`<blockquote>${cutAtSentence(promise, MAX_PROMISE)}</blockquote>`}
<nav aria-label="Contents"><h2>In this report</h2><ul>${contents.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav></div>`;
}
