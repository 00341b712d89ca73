import type { SharedReport, SharedRow } from '#contracts/shared-report.ts';
import { html, type Markup } from '../markup.ts';
import { claim, outsideLink, section, titledList } from '../pieces.ts';

function row({ name, url, score, cells }: SharedRow, home: string, isOwn: boolean): Markup {
  return html`<tr${isOwn && html` class="own"`}><th scope="row">${url ? outsideLink(url, name || url) : name}</th>
${cells.map((cell) => html`<td>${cell.kind === 'not-found' || cell.kind === 'unknown' ? html`<span class="quiet">${cell.text}</span>` : claim(cell, home)}</td>`)}<td class="number">${score === null ? '–' : Math.round(score)}</td></tr>`;
}

/** The site next to its competitors, and what sets them apart. */
export function competitorsSection({ competitors, site }: SharedReport): Markup | false {
  if (!competitors) return false;
  const { columns, own, verified, suggested, missingHere, onlyHere, attribution } = competitors;
  const head = ['Site', ...columns, 'Score'].map((title) => html`<th scope="col">${title}</th>`);
  return section(
    'competitors',
    'Competitors',
    titledList(
      'What competitors have and this site lacks',
      missingHere.map((cell) => claim(cell, site.url)),
    ) || null,
    titledList(
      'What only this site has',
      onlyHere.map((cell) => claim(cell, site.url)),
    ) || null,
    verified.length > 0 &&
      html`<h3 id="compared">Side by side</h3><div class="scroll" role="region" aria-labelledby="compared" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${row(own, site.url, true)}${verified.map((one) => row(one, site.url, false))}</tbody></table></div>`,
    suggested.length > 0 &&
      html`<p>Also named, but not visited or not confirmed: ${suggested.map(({ name, url }, at) => html`${at > 0 && ', '}${url ? outsideLink(url, name || url) : name}`)}.</p>`,
    attribution !== '' && html`<p class="quiet">${attribution}</p>`,
  );
}
