import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import type { Quote } from '../../evidence.ts';
import { canMatch } from '../../needed-words.ts';
import type { Reading } from '../../reading.ts';
import { looksLikePerson } from '../offers/offer-label.ts';
import { kindAbove, kindOfSection } from '../offers/section-kinds.ts';
import { namesPeople } from './people-words.ts';

/** An audience in the site's own words, with the place that names it. */
export type AddressedAudience = { text: string; weight: number; quote: Quote };

/** Where the naming of an audience ends: what follows tells what they do or get. */
const END =
  /\s+(?:bieten|haben wir|gibt es|nous|wir|we|who|that|which|whose|with|so|to|in order|by|through|and (?:help|we|to|want)|die|das|der|damit|um|mit|bei|qui|que|afin|avec|quienes|con|wherever|when|while|looking|wanting|seeking|in (?:\p{Lu}|need)|across|throughout|dans|en (?:\p{Lu}))(?:\s.*)?$|[.;:!?()–—|•].*$|,\s+(?:we|so|with|this|our|it|you|which|who|from|without|wir|nous)\s.*$/u;

const OPENED = /^(?:built |made |designed |perfect |ideal |great |tailored |created |only )?(?:for|für|pour|para)\s+(.{3,})$/i;
const LABELLED =
  /^(?:who (?:it|this) is for|who it['’]s for|for whom|audience|target group|suitable for|zielgruppe|für wen|geeignet für|public(?: visé)?|pour qui|à qui|dirigido a|para quién|対象(?:者)?)\s*[:：]?\s+(.{3,})$/i;
const CLIENTELE =
  /\b(?:most of |many of )?our (?:clients|customers|subscribers|members|users|students|patients|guests|readers|participants) (?:are|include|range from)\s+(?:mostly |mainly |typically |often )?(.{3,})$/i;
const SERVED =
  /\b(?:we|i) (?:help|serve|coach|train|teach|support|work with|assist|partner with|cater to|look after)\s+(.{3,})$|\b(?:designed|built|made|intended|created|tailored|ideal|perfect|aimed) (?:specifically |exclusively )?(?:for|at)\s+(.{3,})$|\b(?:wir (?:unterstützen|begleiten|beraten|helfen)|richtet sich an|nous (?:accompagnons|aidons)|accompagne|s['’]adressent? aux?|ayudamos a|acompañamos a|dirigid[oa]s? a)\s+(.{3,})$/i;

const SAYINGS = [LABELLED, OPENED, CLIENTELE, SERVED];

/** Beginnings that make a phrase no audience: pronouns, times, purposes. */
const NOT_AN_AUDIENCE =
  /^(you|your|our|us|me|my|all your|all our|the (way|past|last|first|next|best|most|same)|example|more|any|free|sale|rent|over|about|information|details|questions|support|now|\d+ (years?|days?|months?|minutes?|hours?)|each|every (day|week|month|project|budget|occasion)|this|that|these|those|it|them|ihre?|unsere?|mehr|votre|vos|notre|nos|plus|su|sus|nuestr\w+|mas|what|how|when)\b|^(and|et|und|y|e) |^(anyone|everyone|people|persons|individuals|all|alle|tous|toutes|todos|jeder(mann)?|menschen)$/;

const MAX_WORDS = 11;

/** Who is spoken to in so many words: "For X", "Built for X", "our clients are X", "we help X", lists below "Who we serve". */
export function addressedAudiences(reading: Reading): AddressedAudience[] {
  const found = new Map<string, AddressedAudience>();
  const add = (raw: string, weight: number, quote: Quote, isSure = false) => {
    const text = trimLabel(raw.replace(END, ''))
      .replace(/[,.\s]+$/, '')
      .replace(/^(?:our|unsere|nos|nuestr[oa]s) (?=\p{L})/iu, '');
    const folded = foldWords(text);
    if (countWords(text) > MAX_WORDS || text.length < 3 || text.length > 100) return;
    if (NOT_AN_AUDIENCE.test(folded) || (!isSure && !namesPeople(folded))) return;
    const known = found.get(folded);
    const start = text.charAt(0).toUpperCase() + text.slice(1);
    if (known) known.weight += weight / 2;
    else found.set(folded, { text: start, weight, quote });
  };
  for (const [index, reader] of reading.pages.entries()) {
    const { page } = reader;
    if (/^(legal|article|blog|docs|login|cart|testimonials|careers|faq|team)$/.test(page.type)) continue;
    const base = index === 0 ? 1 : 0.6;
    const description = page.description ?? '';
    const quoteDescription = { page, selector: 'meta[name="description"]', text: description };
    const maySay = SAYINGS.some((pattern) => canMatch(pattern, reader.starts));
    for (const sentence of maySay ? splitSentences(description) : []) readSentence(sentence, 2 * base, quoteDescription, add);
    for (const section of reader.sections) {
      const isProof = kindOfSection(section) === 'proof' || kindAbove(section) === 'proof';
      const { heading } = section;
      if (isProof) continue;
      if (heading) {
        const opened = OPENED.exec(heading.text.trim())?.[1];
        if (opened) add(opened, 2.6 * base, { page, selector: heading.selector, text: heading.text });
      }
      const isList = kindOfSection(section) === 'audience';
      if (kindAbove(section) === 'audience' && heading && !looksLikePerson(heading.text, ''))
        add(heading.text, 2.4 * base, { page, selector: heading.selector, text: heading.text }, true);
      for (const block of section.blocks) {
        const quote = { page, selector: block.selector, text: block.text };
        if (isList && block.tag === 'li' && countWords(block.text) <= 6) add(block.text, 2.2 * base, quote, true);
        else for (const sentence of maySay ? splitSentences(block.text) : []) readSentence(sentence, 2 * base, quote, add);
      }
    }
  }
  const sorted = [...found.values()].sort((a, b) => b.weight - a.weight);
  return sorted.filter((one, index) => !sorted.slice(0, index).some((stronger) => isWithin(one.text, stronger.text)));
}

/** Whether every word of a phrase stands in another: "Teachers" in "Beekeepers and teachers". */
function isWithin(phrase: string, other: string): boolean {
  const words = new Set(splitWords(other));
  return splitWords(phrase).every((word) => words.has(word));
}

function readSentence(sentence: string, weight: number, quote: Quote, add: (raw: string, weight: number, quote: Quote) => void): void {
  const phrase = [LABELLED, OPENED, CLIENTELE].map((pattern) => pattern.exec(sentence)?.[1]).find((one) => one !== undefined);
  if (phrase !== undefined) {
    add(phrase, weight, quote);
    return;
  }
  const served = SERVED.exec(sentence);
  if (served) add(served[1] ?? served[2] ?? served[3] ?? '', weight * 0.8, quote);
}
