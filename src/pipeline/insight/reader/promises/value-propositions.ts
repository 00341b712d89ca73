import type { Claim } from '#contracts/evidence.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { makeClaim, numbered, type Quote } from '../../evidence.ts';
import type { Reading, Section } from '../../reading.ts';
import { looksLikePerson } from '../offers/offer-label.ts';
import { kindAbove, kindOfHeading, kindOfSection } from '../offers/section-kinds.ts';

const MAX_VALUES = 8;
const ENOUGH_VALUES = 3;

/** Notes of law and consent, and lines that stand near the top without promising anything. */
const NOT_A_PROMISE =
  /\b(cookies?|privacy|disclaimer|user agrees|terms (of|and)|by clicking|copyright|all rights|solicit|log ?in|javascript|your browser|skip to|liability|legal advice|the user|construed|hereby|please (fill|enter)|send me)\b|©|\+?\d[\d\s()/-]{8,}|\d{1,2}\s?[:h]\s?\d{2}|\b\d{1,2}\s?(am|pm|uhr)\b/i;

/** An entry of a price list says what something costs, not why to take it. */
const PRICE = /[$€£¥]\s?\d|\d\s?(?:€|EUR|USD|GBP|CHF|円)/;

type Candidate = { text: string; weight: number; quotes: Quote[] };

/** Words of promise: an advantage for the visitor rather than a mere fact (compared form). */
const PROMISE =
  /\b(free|no cost|save|saves|faster|fast|quick\w*|easy|easier|simpl\w+|affordable|trusted|reliab\w+|secure|private|privacy|quality|best|only|unique|experienced|expert\w*|professional\w*|award\w*|guarantee\w*|sustainab\w+|organic|fresh\w*|handmade|handcrafted|homemade|local\w*|custom\w*|tailored|personal\w*|authentic|premium|24 7|24 hours?|24 horas|without|anywhere|everywhere|instant\w*|open source|seamless\w*|scal\w+|transparen\w+|together|passion\w*|dedicat\w+|committed|trusted|inclusive|accessible|global|worldwide|kostenlos|einfach|schnell|gemeinsam|zuverlassig\w*|personlich\w*|nachhaltig\w*|regional\w*|qualitat|gratuit\w*|rapide\w*|simple|authentique|qualite|sur mesure|gratis|rapid\w*|calidad|experiencia|profesional\w*|personalizad\w*|todo el pais|confianza)\b/;

/**
 * What the site promises its visitors: headline and subtitle of the home page, its description, the reasons it gives
 * ("Why choose us", values, features) and the cards of the home page. Sentences are the site's own.
 */
export function findValuePropositions(reading: Reading): Claim[] {
  const own = [...heroValues(reading), ...reasonValues(reading)];
  // A site that puts all it says below "Our services" still says why.
  const candidates = own.length >= ENOUGH_VALUES ? own : [...own, ...heroValues(reading, false)];
  const kept: Candidate[] = [];
  for (const candidate of candidates.sort((a, b) => b.weight - a.weight)) {
    const key = foldWords(candidate.text);
    if (key === '' || kept.some((other) => foldWords(other.text).includes(key) || key.includes(foldWords(other.text)))) continue;
    kept.push(candidate);
  }
  return numbered(
    'value',
    kept
      .slice(0, MAX_VALUES)
      .map((candidate) =>
        makeClaim({ text: candidate.text, kind: 'observed', confidence: 0.4 + candidate.weight / 14, quotes: candidate.quotes }),
      ),
  );
}

function heroValues(reading: Reading, isStrict = true): Candidate[] {
  const home = reading.home;
  if (!home) return [];
  const { page } = home;
  const found: Candidate[] = [];
  if (page.description && countWords(page.description) >= 5) {
    found.push({
      text: page.description,
      weight: 4.5 + promise(page.description),
      quotes: [{ page, selector: 'meta[name="description"]', text: page.description }],
    });
  }
  const skipped = notPromising(home.sections, isStrict ? TELLING_OTHERWISE : OTHERS_SPEAK);
  let early = 0;
  for (const block of home.content) {
    if (skipped.has(block.selector)) continue;
    const words = countWords(block.text);
    if (words < 4 || words > 70 || NOT_A_PROMISE.test(block.text) || (PRICE.test(block.text) && promise(block.text) < 1)) continue;
    if (words < 6 && promise(block.text) === 0 && !/^(h[1-3]|p)$/.test(block.tag)) continue;
    early += 1;
    if (early > 6) break;
    const text = words > 40 ? splitSentences(block.text).slice(0, 2).join(' ') : block.text;
    found.push({
      text: trimLabel(text),
      weight: 5.2 - early * 0.6 + promise(text),
      quotes: [{ page, selector: block.selector, text: block.text }],
    });
  }
  return found;
}

/** Sections that tell what is sold, to whom, at what price, or what others say: no promises of the site's own. */
const TELLING_OTHERWISE =
  /^(services|products|programmes|pricing|proof|people|partners|news|questions|steps|contact|legal|audience|numbers)$/;

const OTHERS_SPEAK = /^(proof|people|partners|news|questions|contact|legal|pricing)$/;

/** Places in such sections, and the headings that open them or a row of cards. */
function notPromising(sections: readonly Section[], kinds: RegExp): Set<string> {
  const places = new Set<string>();
  for (const section of sections) {
    const { heading } = section;
    if (!heading) continue;
    const own = kindOfSection(section);
    const isTold = (kind: string | null) => kind !== null && kinds.test(kind);
    const isFirst = heading.level === 1;
    if (isTold(own) && !isFirst) places.add(heading.selector);
    if ((isTold(own) && !isFirst) || isTold(kindAbove(section))) {
      places.add(heading.selector);
      for (const block of section.blocks) places.add(block.selector);
    }
  }
  return places;
}

function reasonValues(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, page] of reading.pages.entries()) {
    if (/^(legal|article|blog|faq|docs|careers)$/.test(page.page.type)) continue;
    for (const section of page.sections) {
      const above = section.heading ? kindAbove(section) : null;
      if (above !== null && /^(proof|partners|people|news|questions)$/.test(above)) continue;
      const own = kindOfSection(section);
      const isReason = above === 'reasons' || (own === 'reasons' && section.blocks.length > 0);
      const isFeature =
        index === 0 && (above === 'features' || (above === null && own === null && promise(section.blocks[0]?.text ?? '') > 0));
      if (!isReason && !isFeature) continue;
      const candidate = fromSection(section, isReason ? 4.4 : 2.2);
      if (candidate) found.push(candidate);
      if (own === 'reasons') found.push(...fromList(section));
    }
  }
  return found;
}

function fromSection(section: Section, weight: number): Candidate | null {
  const { heading, page } = section;
  if (!heading) return null;
  const body = section.blocks.find((block) => countWords(block.text) >= 4 && countWords(block.text) < 90);
  if (!body || NOT_A_PROMISE.test(body.text) || looksLikePerson(heading.text, body.text)) return null;
  const sentence = splitSentences(body.text)[0] ?? '';
  const title = trimLabel(heading.text);
  const text = kindOfHeading(title) === 'reasons' || countWords(title) > 10 ? sentence : `${title}: ${sentence}`;
  return {
    text,
    weight: weight + promise(`${title} ${sentence}`),
    quotes: [
      { page, selector: heading.selector, text: heading.text },
      { page, selector: body.selector, text: body.text },
    ],
  };
}

function fromList(section: Section): Candidate[] {
  return section.blocks
    .filter((block) => block.tag === 'li' && countWords(block.text) >= 2 && countWords(block.text) <= 25)
    .slice(0, 6)
    .map((block) => ({
      text: trimLabel(block.text),
      weight: 3.6 + promise(block.text),
      quotes: [{ page: section.page, selector: block.selector, text: block.text }],
    }));
}

function promise(text: string): number {
  const matches = foldWords(text).match(new RegExp(PROMISE.source, 'g')) ?? [];
  return Math.min(1.5, 0.5 * new Set(matches).size);
}
