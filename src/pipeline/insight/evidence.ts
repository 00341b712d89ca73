import type { Claim, Evidence, EvidenceKind } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutSnippet } from '#text/snippet.ts';

/** A text of a page from which a snippet is cut. */
export type Quote = { page: Page; selector: string; text: string };

/** Evidence cut from a quote. */
function toEvidence(quote: Quote, around = ''): Evidence {
  return { url: quote.page.url, selector: quote.selector, snippet: cutSnippet(quote.text, around) };
}

/** A claim; quotes without text are left out, a claim of kind `observed` without any quote becomes `inferred`. */
export function makeClaim(input: {
  text: string;
  kind: EvidenceKind;
  confidence: number;
  quotes: Quote[];
  around?: string;
  lookedIn?: string;
}): Claim {
  const evidence: Evidence[] = [];
  for (const quote of input.quotes) {
    const one = toEvidence(quote, input.around ?? '');
    if (one.snippet !== '' && !evidence.some((other) => other.url === one.url && other.snippet === one.snippet)) evidence.push(one);
  }
  const kind = input.kind === 'observed' && evidence.length === 0 ? 'inferred' : input.kind;
  const claim: Claim = {
    id: '',
    text: foldText(input.text),
    kind,
    confidence: roundShare(input.confidence),
    evidence: evidence.slice(0, 4),
  };
  return input.lookedIn === undefined ? claim : { ...claim, lookedIn: input.lookedIn };
}

/** A claim that something was looked for and not found. */
export function notFound(text: string, lookedIn: string): Claim {
  return { id: '', text, kind: 'not-found', confidence: 0.6, evidence: [], lookedIn };
}

/** Gives the claims of a list their ids: `service-1`, `service-2` ... */
export function numbered<T extends Claim>(prefix: string, claims: readonly T[]): T[] {
  return claims.map((claim, index) => ({ ...claim, id: `${prefix}-${index + 1}` }));
}

/** Within 0 and 1, two decimals. */
export function roundShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Whether a stored page contains a snippet: in its texts, head data, alternative texts, link and form texts, structured data, headers. */
export function pageContains(page: Page, snippet: string): boolean {
  const wanted = foldText(snippet);
  if (wanted === '') return false;
  for (const text of listTexts(page)) if (foldText(text).includes(wanted)) return true;
  return false;
}

function* listTexts(page: Page): Generator<string> {
  yield page.title ?? '';
  yield page.description ?? '';
  yield page.url;
  yield* Object.values(page.meta);
  for (const block of page.blocks) yield block.text;
  for (const heading of page.headings) yield heading.text;
  for (const link of page.links) {
    yield link.text;
    yield link.rawHref;
    yield link.href;
  }
  for (const image of page.images) yield image.alt ?? '';
  for (const image of page.images) yield image.src;
  for (const button of page.buttons) yield button.text;
  for (const call of page.callsToAction) yield call.text;
  for (const contact of page.contacts) {
    yield contact.snippet;
    yield contact.value;
  }
  for (const price of page.prices) yield price.context;
  for (const quote of page.quotes) {
    yield quote.quote;
    yield quote.author ?? '';
  }
  for (const form of page.forms) {
    yield form.submitText;
    for (const field of form.fields) yield field.label ?? field.placeholder;
  }
  for (const resource of page.resources) yield resource.url;
  for (const entry of page.structuredData) yield* listValues(entry.data, 0);
  yield* Object.values(page.headers);
}

function* listValues(value: unknown, depth: number): Generator<string> {
  if (depth > 12) return;
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* listValues(item, depth + 1);
  else if (value && typeof value === 'object') for (const item of Object.values(value)) yield* listValues(item, depth + 1);
}
