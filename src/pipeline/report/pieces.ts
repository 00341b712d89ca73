import type { EvidenceKind } from '#contracts/evidence.ts';
import type { AuditCategory } from '#contracts/finding.ts';
import type { SharedClaim, SharedEvidence } from '#contracts/shared-report.ts';
import { cutAtWord } from '#text/truncate.ts';
import { isSafeLink } from '../blueprint/html.ts';
import { html, type Markup } from './markup.ts';

/* Pieces that several sections of a report have. */

export const CATEGORY_NAMES: Record<AuditCategory, string> = {
  seo: 'Search',
  ux: 'Usability',
  accessibility: 'Accessibility',
  performance: 'Speed',
  content: 'Content',
  security: 'Security',
};

const KINDS: Record<EvidenceKind, { word: string; meaning: string }> = {
  observed: { word: '', meaning: 'Quoted from the page.' },
  inferred: { word: 'inferred', meaning: 'Concluded from what was observed.' },
  'not-found': { word: 'not found', meaning: 'Looked for, and not there.' },
  owner: { word: 'from the owner', meaning: 'The owner of the site said so.' },
  unknown: { word: 'unknown', meaning: 'This could not be checked.' },
};

/** Longest quotation, in characters. */
const MAX_QUOTE = 220;

/** A link to another site, which learns nothing of this page. */
export function outsideLink(url: string, text: string): Markup {
  if (!isSafeLink(url) || !url.includes(':')) return html`${text}`;
  return html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
}

/** Where a quotation is from: the path of a page of the site, else its whole address. */
function placeName(url: string, home: string): string {
  const [place, site] = [URL.parse(url), URL.parse(home)];
  if (!place) return url;
  return place.host === site?.host ? place.pathname : `${place.host}${place.pathname === '/' ? '' : place.pathname}`;
}

/** `said`: the statement; a quotation that only repeats it is not printed. */
const quotation = ({ url, snippet }: SharedEvidence, said: string, home: string) =>
  html`<li>${snippet && html`<q${said.includes(snippet) && html` class="same"`}>${cutAtWord(snippet, MAX_QUOTE)}</q>`} <cite>${outsideLink(url, placeName(url, home))}</cite></li>`;

type Evidenced = Pick<SharedClaim, 'text' | 'kind' | 'lookedIn' | 'evidence'> & { detail?: string };

/** What supports a statement: in the margin on wide screens, below it elsewhere. */
function margin({ text, kind, lookedIn, evidence }: Evidenced, home: string): Markup {
  return html`<div class="evidence"><p class="kind">${KINDS[kind].meaning}${lookedIn && ` Looked in: ${lookedIn}.`}</p>
${evidence.length > 0 && html`<ul>${evidence.map((one) => quotation(one, text, home))}</ul>`}</div>`;
}

/** A statement that shows its evidence when it is selected. `home`: URL of the site. */
export function claim(said: Evidenced, home: string): Markup {
  const { word } = KINDS[said.kind];
  const text = html`${said.text}${said.detail && html` <span class="detail">${said.detail}</span>`}${word && html` <small>${word}</small>`}`;
  if (said.evidence.length === 0 && said.lookedIn === '') return html`<p class="said">${text}</p>`;
  return html`<details class="claim" name="evidence"><summary>${text}</summary>${margin(said, home)}</details>`;
}

/** A numbered part of the report. */
export function section(id: string, title: string, ...content: (Markup | false | null)[]): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}

/** A titled list; nothing where it is empty. */
export function titledList(title: string, items: readonly (Markup | string)[], tag: 'ul' | 'ol' = 'ul'): Markup | false {
  if (items.length === 0) return false;
  const rows = items.map((item) => html`<li>${item}</li>`);
  return html`<h3>${title}</h3>${tag === 'ol' ? html`<ol class="steps">${rows}</ol>` : html`<ul>${rows}</ul>`}`;
}

/** A date in words; '' for none. */
export function dateInWords(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A score as a ring with its number. `size` in pixels. */
export function scoreRing(score: number | null, size: number): Markup | false {
  if (score === null) return false;
  const [radius, value] = [42, Math.round(score)];
  const length = 2 * Math.PI * radius;
  const dash = `${((length * value) / 100).toFixed(1)} ${length.toFixed(1)}`;
  return html`<svg class="ring" width="${size}" height="${size}" viewBox="0 0 100 100" role="img" aria-label="Score ${value} of 100">
<circle cx="50" cy="50" r="${radius}" class="track"/><circle cx="50" cy="50" r="${radius}" class="value" stroke-dasharray="${dash}" transform="rotate(-90 50 50)"/>
<text x="50" y="61" text-anchor="middle">${value}</text></svg>`;
}
