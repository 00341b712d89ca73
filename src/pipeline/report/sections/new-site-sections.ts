import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { SharedEntry, SharedReport } from '#contracts/shared-report.ts';
import type { VerificationStatus } from '#contracts/verification.ts';
import { plural } from '#text/words.ts';
import { html, type Markup } from '../markup.ts';
import { dateInWords, outsideLink, section } from '../pieces.ts';
import type { ReportLinks } from '../report-links.ts';
import { screen } from './profile-sections.ts';

/** The proposed site: its home page next to today's, and every page to open. */
export function blueprintSection({ blueprint, images, site }: SharedReport, links: ReportLinks): Markup | false {
  if (!blueprint) return false;
  const { blueprintPage } = links;
  const pages = blueprint.pages
    .filter(({ isDrawn }) => isDrawn)
    .map(({ path, title, file, gaps }) => {
      const name = title || path;
      return html`<li>${blueprintPage ? html`<a href="${blueprintPage(file)}">${name}</a>` : name} <code>${path}</code>
${gaps.length > 0 && html`<p class="facts"><span>Still needed: ${gaps.join('; ')}</span></p>`}</li>`;
    });
  return section(
    'blueprint',
    'Blueprint',
    html`<p>The proposed pages with the site’s own words, images, colors and fonts. Nothing is invented; what is missing is marked.</p>
<div class="screens pair">${images.includes('today-desktop') && screen(links.image('today-desktop'), `${site.host} today`, 'Today', [1440, 900])}
${images.includes('blueprint-desktop') && screen(links.image('blueprint-desktop'), `The proposed home page of ${site.host}`, 'Proposed', [1440, 900])}
${images.includes('blueprint-mobile') && screen(links.image('blueprint-mobile'), `The proposed home page of ${site.host} on a phone`, 'Proposed, on a phone', [390, 844])}</div>
<h3>Pages</h3><ul class="rows">${pages}</ul>`,
  );
}

/** The words that are pasted into the builder, step by step. */
export function promptSection({ prompt }: SharedReport): Markup | false {
  if (!prompt) return false;
  const blocks = prompt.blocks.map(
    ({ title, text }, at) => html`<li><h3 id="step-${at + 1}">${title}</h3>
<button type="button" data-copy="text-${at + 1}" hidden>Copy</button>
<pre id="text-${at + 1}" tabindex="0" aria-labelledby="step-${at + 1}" role="region">${text}</pre></li>`,
  );
  return section('prompt', `Prompt for ${BUILDER_NAMES[prompt.builder]}`, html`<ol class="blocks">${blocks}</ol>`);
}

const STATUSES: [VerificationStatus, string][] = [
  ['lost', 'Lost'],
  ['invented', 'Invented'],
  ['not-fixed', 'Not fixed'],
  ['unchecked', 'Could not be checked'],
  ['changed', 'Changed as planned'],
];
const VERDICTS = {
  green: 'This is the site that was planned.',
  red: 'The new site differs from the plan.',
  unchecked: 'The new site could not be checked.',
} as const;

/** Entries of one check: what is the same on several pages is said once. */
function checkEntries(check: string, entries: readonly SharedEntry[]): Markup {
  const cases = [...Map.groupBy(entries, ({ old, new: now, why }) => JSON.stringify([old, now, why])).values()];
  const same = cases.every(([one]) => one?.why === entries[0]?.why) ? entries[0]?.why : undefined;
  return html`<li><h4>${check}</h4><ul class="cases">${cases.map((found) => changeOn(found, same === undefined))}</ul>${same && html`<p>${same}</p>`}</li>`;
}

function changeOn(found: readonly SharedEntry[], withReason: boolean): Markup | false {
  const [first] = found;
  if (!first) return false;
  const { status, old, new: now, why } = first;
  const before = old && (status === 'unchecked' ? html`<span>${old}</span>` : html`<del>${old}</del>`);
  const places = found.map(({ page, element }) => html`<span><code>${page}</code>${element && ` ${element}`}</span> `);
  return html`<li><p class="facts">${places}</p>
${(old || now) && html`<p class="change">${before}${now && html` <ins>${now}</ins>`}</p>`}${withReason && html`<p>${why}</p>`}</li>`;
}

function statusList(title: string, entries: readonly SharedEntry[]): Markup {
  const checks = [...Map.groupBy(entries, ({ check }) => check)].map(([check, found]) => checkEntries(check, found));
  return html`<h3>${title} <span class="quiet">${entries.length}</span></h3><ul class="rows">${checks}</ul>`;
}

/** How the rebuilt site compares with the plan, by the latest check. */
export function verificationSection({ verification: check, images }: SharedReport, links: ReportLinks): Markup | false {
  if (!check) return false;
  const { url, checkedAt, verdict, counts, entries, more, pagesRead, limits, changes } = check;
  const numbers = ([['kept', 'Kept'], ...STATUSES] as [VerificationStatus, string][])
    .filter(([status]) => (counts[status] ?? 0) > 0)
    .map(([status, title]) => html`<div data-status="${status}"><dt>${title}</dt><dd>${counts[status]}</dd></div>`);
  const lists = STATUSES.map(([status, title]) => [title, entries.filter((one) => one.status === status)] as const)
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => statusList(title, found));
  return section(
    'verification',
    'Check of the new site',
    html`<p class="lead">${VERDICTS[verdict]}</p><p>${outsideLink(url, url)}, checked on ${dateInWords(checkedAt)}, ${plural(pagesRead, 'page')} read.
${changes && html` Since the check before: ${changes.goneRed} put right, ${changes.newRed} new.`}</p>`,
    limits.length > 0 && html`<ul class="limits" aria-label="Limits of this check">${limits.map((note) => html`<li>${note}</li>`)}</ul>`,
    numbers.length > 0 && html`<dl class="counts">${numbers}</dl>`,
    images.includes('new-desktop') &&
      html`<div class="screens">${screen(links.image('new-desktop'), 'The home page of the new site', 'The new site', [1440, 900])}</div>`,
    html`${lists}`,
    more > 0 && html`<p>${plural(more, 'more entry', 'more entries')} of the check ${more === 1 ? 'is' : 'are'} not listed here.</p>`,
  );
}
