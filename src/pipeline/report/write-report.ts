import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { SECTION_TITLES, SHARE_SECTIONS, type ShareSection } from '#contracts/share.ts';
import type { SharedReport } from '#contracts/shared-report.ts';
import { cover } from './cover.ts';
import { html, type Markup, trusted } from './markup.ts';
import { REPORT_FONTS, type ReportFont, type ReportLinks } from './report-links.ts';
import { competitorsSection } from './sections/competitors-section.ts';
import { findingsSection } from './sections/findings-section.ts';
import { blueprintSection, promptSection, verificationSection } from './sections/new-site-sections.ts';
import { brandSection, summarySection } from './sections/profile-sections.ts';
import { strategySection } from './sections/strategy-section.ts';

const SECTIONS: Record<ShareSection, (report: SharedReport, links: ReportLinks) => Markup | false> = {
  summary: summarySection,
  brand: brandSection,
  findings: findingsSection,
  competitors: competitorsSection,
  strategy: strategySection,
  blueprint: blueprintSection,
  prompt: promptSection,
  verification: verificationSection,
};

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const STYLES = ['base', 'cover', 'sections', 'print'].map((name) => withoutNotes(read(`styles/${name}.css`))).join('');
const SCRIPT = withoutNotes(read('report-script.js'));

/** Styles or a script as they are sent: without indentation, and without comments that have lines of their own. */
function withoutNotes(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  let isNote = false;
  const sent = lines.filter((line) => {
    const starts = line.startsWith('/*');
    const isPart = isNote || starts;
    isNote = isPart && !line.endsWith('*/');
    return !isPart && line !== '' && !line.startsWith('//');
  });
  return sent.join('\n');
}

const FAMILIES: Record<ReportFont, string> = { 'serif.woff2': 'Report Serif', 'sans.woff2': 'Report Sans' };

/** A page of the client room with the content security policy that it needs: nothing is loaded from elsewhere, nothing else runs. */
export type ReportPage = { html: string; policy: string };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Colors and fonts of one report; the rest of the styles is the same for all. */
function ownStyles({ agency: { shades } }: Pick<SharedReport, 'agency'>, links: Pick<ReportLinks, 'font' | 'isPrint'>): string {
  const faces = (Object.keys(REPORT_FONTS) as ReportFont[]).map(
    (font) =>
      `@font-face{font-family:"${FAMILIES[font]}";src:url("${links.font(font)}") format("woff2");font-weight:200 900;font-display:${links.isPrint ? 'block' : 'optional'}}`,
  );
  const dark = links.isPrint ? '' : `@media screen and (prefers-color-scheme:dark){:root{--accent:${shades.dark}}}`;
  return `${faces.join('')}:root{--accent:${shades.light}}${dark}`;
}

type PageParts = {
  agency: SharedReport['agency'];
  title: string;
  body: Markup;
  links: Pick<ReportLinks, 'font' | 'icon' | 'isPrint'>;
  script?: string;
};

/** A whole document in the report's style. */
export function writePage({ agency, title, body, links, script = '' }: PageParts): ReportPage {
  const styles = STYLES + ownStyles({ agency }, links);
  const preloads = links.isPrint
    ? []
    : (Object.keys(REPORT_FONTS) as ReportFont[]).map(
        (font) => html`<link rel="preload" href="${links.font(font)}" as="font" type="font/woff2" crossorigin>`,
      );
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<meta name="robots" content="noindex, nofollow"><meta name="description" content="${title}"><meta name="color-scheme" content="light dark">
<link rel="icon" href="${links.icon}">${preloads}<style>${trusted(styles)}</style></head>
<body>${body}${script !== '' && html`<script>${trusted(script)}</script>`}</body></html>
`;
  const policy = [
    ...["default-src 'none'", "img-src 'self' data:", "font-src 'self'", `style-src ${hashOf(styles)}`],
    ...(script === '' ? [] : [`script-src ${hashOf(script)}`]),
    ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; ');
  return { html: page.markup, policy };
}

/** The report as one page: read on a screen, printed, or made into a PDF. Pure. */
export function writeReport(report: SharedReport, links: ReportLinks): ReportPage {
  const parts = SHARE_SECTIONS.flatMap((id) => {
    const markup = SECTIONS[id](report, links);
    const title = id === 'prompt' && report.prompt ? `Prompt for ${BUILDER_NAMES[report.prompt.builder]}` : SECTION_TITLES[id];
    return markup ? [{ id, title, markup }] : [];
  });
  const { agency, site } = report;
  const actions = html`<div class="actions"><button type="button" data-print hidden>Print</button>${links.pdf && html`<a href="${links.pdf}">Download PDF</a>`}</div>`;
  const body = html`<a class="skip" href="#content">Skip to content</a>
<header class="head"><p>Website report <span>${site.host}</span></p>${!links.isPrint && actions}</header>
<main id="content" tabindex="-1"><div class="column">${cover(report, links, parts)}
${parts.length > 0 ? parts.map(({ markup }) => markup) : html`<p>There is nothing to show here yet.</p>`}</div></main>
<footer><p>${agency.name ? html`Prepared by ${agency.name} with Sitebrief.` : 'Made with Sitebrief.'} Quotations are the words of ${site.host}.</p></footer>`;
  return writePage({ agency, title: `${site.name}: website report`, body, links, ...(links.isPrint ? {} : { script: SCRIPT }) });
}
