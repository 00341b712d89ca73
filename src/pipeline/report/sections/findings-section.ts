import type { SharedFinding, SharedReport } from '#contracts/shared-report.ts';
import { plural } from '#text/words.ts';
import { html, type Markup } from '../markup.ts';
import { CATEGORY_NAMES, claim, outsideLink, section } from '../pieces.ts';

/** Pages named with a finding. */
const MAX_PAGES = 6;
/** Findings shown in full; the others as a list. */
const IN_FULL = 12;

const SEVERITIES = { high: 'High', medium: 'Medium', low: 'Low' } as const;
const EFFORTS = { small: 'small effort', medium: 'medium effort', large: 'large effort' } as const;

function where({ pages }: SharedFinding): string {
  const named = pages.slice(0, MAX_PAGES).join(', ');
  return pages.length > MAX_PAGES ? `${named} and ${pages.length - MAX_PAGES} more` : named;
}

function finding(found: SharedFinding, home: string): Markup {
  const { title, severity, effort, why, fix, source, kind, lookedIn, evidence } = found;
  return html`<li class="finding"><h4>${claim({ text: title, kind, lookedIn, evidence }, home)}</h4>
<p class="facts"><span class="severity" data-severity="${severity}">${SEVERITIES[severity]}</span> <span>${EFFORTS[effort]}</span> <span>${where(found)}</span></p>
<p>${why}</p><p><strong>What to do:</strong> ${fix}${source && html` <span class="rule">${outsideLink(source, 'The rule behind it')}</span>`}</p></li>`;
}

/** Checks that passed, by category: closed on a screen, where they would be many pages to scroll past. */
function passedChecks({ passed, notChecked }: NonNullable<SharedReport['findings']>): Markup {
  const unchecked = notChecked > 0 && html`<p>${plural(notChecked, 'check')} could not be made.</p>`;
  if (passed.length === 0) return html`<p>No check passed.</p>${unchecked}`;
  const groups = [...Map.groupBy(passed, ({ category }) => category)].map(
    ([category, checks]) =>
      html`<h4>${CATEGORY_NAMES[category]}</h4><ul class="good">${checks.map(({ title }) => html`<li>${title}</li>`)}</ul>`,
  );
  return html`<details class="passed"><summary>${plural(passed.length, 'check')} passed</summary>${groups}</details>${unchecked}`;
}

/** What to fix first, the rest, and what is already good. */
export function findingsSection({ findings: report, site }: SharedReport): Markup | false {
  if (!report) return false;
  const { findings } = report;
  const [first, rest] = [findings.slice(0, IN_FULL), findings.slice(IN_FULL)];
  return section(
    'findings',
    'Findings',
    first.length > 0
      ? html`<h3>Fix first</h3><ol class="findings">${first.map((one) => finding(one, site.url))}</ol>`
      : html`<p>Nothing to fix was found.</p>`,
    rest.length > 0 &&
      html`<h3>Also found</h3><ul class="rows">${rest.map(
        (one) => html`<li>${claim({ text: one.title, kind: one.kind, lookedIn: one.lookedIn, evidence: one.evidence }, site.url)}
<p class="facts"><span class="severity" data-severity="${one.severity}">${SEVERITIES[one.severity]}</span> <span>${EFFORTS[one.effort]}</span> <span>${where(one)}</span></p></li>`,
      )}</ul>`,
    html`<h3>Already good</h3>${passedChecks(report)}`,
  );
}
