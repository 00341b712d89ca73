import type { SharedReport } from '#contracts/shared-report.ts';
import { html, type Markup } from '../markup.ts';
import { claim, section } from '../pieces.ts';
import type { ReportLinks } from '../report-links.ts';

/** What the business is, statement by statement. */
export function summarySection({ summary, site }: SharedReport): Markup | false {
  if (!summary) return false;
  const groups = summary.fields.map(
    ({ title, claims }) => html`<div><dt>${title}</dt>${claims.map((one) => html`<dd>${claim(one, site.url)}</dd>`)}</div>`,
  );
  return section(
    'summary',
    'What the business is',
    html`<p class="hint">Select underlined words to see where they come from.</p>`,
    html`<div class="lead">${claim(summary.purpose, site.url)}</div>`,
    html`<dl class="fields">${groups}</dl>`,
  );
}

/** Colors, fonts, tone and the first screens of today. */
export function brandSection({ brand, images, site }: SharedReport, links: ReportLinks): Markup | false {
  if (!brand) return false;
  const swatches = brand.colors.map(
    ({ hex, role }) => html`<li><svg width="56" height="40" aria-hidden="true"><rect width="56" height="40" fill="${hex}"/></svg>
<code>${hex}</code> <span>${role}</span></li>`,
  );
  const fonts = brand.fonts.map(({ family, role }) => html`<li>${family} <span class="quiet">${role}</span></li>`);
  return section(
    'brand',
    'Brand',
    html`${swatches.length > 0 && html`<h3>Colors</h3><ul class="swatches">${swatches}</ul>`}
${fonts.length > 0 && html`<h3>Fonts</h3><ul>${fonts}</ul>`}
${brand.toneWords.length > 0 && html`<h3>Tone</h3><p>${brand.toneWords.join(', ')}</p>`}`,
    html`<div class="screens">${images.includes('today-desktop') && screen(links.image('today-desktop'), `${site.host} today, on a desktop`, 'Today, on a desktop', [1440, 900])}
${images.includes('today-mobile') && screen(links.image('today-mobile'), `${site.host} today, on a phone`, 'On a phone', [390, 844])}</div>`,
  );
}

/** An image of a page with what it shows. */
export function screen(url: string, alt: string, caption: string, [width, height]: [number, number]): Markup {
  return html`<figure data-shape="${width > height ? 'wide' : 'tall'}"><img src="${url}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption>${caption}</figcaption></figure>`;
}
