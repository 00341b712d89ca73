import type { Evidence } from '#contracts/evidence.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { upperFirst } from '#text/characters.ts';
import { isNoise } from '#text/noise.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { isContactLine, isLabelRow, namesAddress } from '#text/statement-sense.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable, distinctBy, foldedWithin, isQuestion, significantWords, withoutEnd } from '#text/words.ts';
import { firstPartyStatements, isAboutThirdParty, isQuoted } from '../claims/first-party.ts';
import { type Candidate, CONTEXT_PENALTY } from '../claims/headline-score.ts';
import { dependsOnContext, isCallToAction, isDatedNews, isGeneric, isGoodSentence } from '../claims/sentence-classifiers.ts';
import { specificity } from '../claims/specificity.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';
import { isOfOneCard } from './slides.ts';

const SUBHEAD_LENGTH = 200;
const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr']);
/** A subhead explains: figures and names help it only so far. */
const SUBHEAD_SPECIFICITY = 1.5;

/** `Name - what it does` without the name, where the headline above begins with it. */
function withoutName(text: string, headline: CopyLine, { name }: Reading): string {
  const [, head = '', rest = ''] = /^(.{1,60}?)(?::|\s[-–—|])\s+(.{30,})$/u.exec(text) ?? [];
  const isName = comparable(head).startsWith(comparable(name)) && countWords(head) <= countWords(name) + 1;
  if (!isName || !foldedWithin(name, headline.text)) return text;
  return upperFirst(rest);
}

/** The line below the headline: a sentence of the site that says what the headline leaves open. */
export function chooseSubhead(reading: Reading, headline: CopyLine): CopyLine {
  const { home, profile, says, pages } = reading;
  const candidates: Candidate[] = [];
  const add = (text: string, base: number, evidence: Evidence[]) => {
    const isAddress = profile.contacts.some((contact) => contact.contactKind === 'address' && namesAddress(text, contact.text));
    if (
      isGoodSentence(text) &&
      !isLabelRow(text) &&
      !isContactLine(text) &&
      !isAddress &&
      text.length <= SUBHEAD_LENGTH &&
      !isDatedNews(text) &&
      !isOfOneCard(evidence, reading.site.pages) &&
      !isAboutThirdParty(text, reading) &&
      !isQuoted(text, reading)
    )
      candidates.push({ text, base, evidence });
  };
  for (const sentence of splitSentences(home.page.description ?? ''))
    add(sentence, 2.5, [evidenceAt(home.page, 'meta[name="description"]', sentence)]);
  for (const [index, section] of home.sections.slice(0, 6).entries()) {
    // A sentence below a card's heading speaks of the card, not of the business.
    const base = section.heading && section.heading.level > 2 ? -1 : 2 - index * 0.4;
    // An entry of a list, such as a person of a committee, is no line of the first screen.
    for (const block of section.blocks.filter(({ tag }) => !LIST_TAGS.has(tag)).slice(0, 3)) {
      for (const sentence of splitSentences(block.text).slice(0, 2)) add(sentence, base, [evidenceAt(home.page, block.selector, sentence)]);
    }
  }
  for (const claim of firstPartyStatements(reading, [...profile.valuePropositions, profile.primaryPurpose])) {
    add(claim.text, 1.5, claim.evidence.slice(0, 1));
  }
  for (const claim of firstPartyStatements(reading, profile.uniqueSellingPoints)) add(claim.text, 0, claim.evidence.slice(0, 1));
  const about = pages.find(({ page }) => page.type === 'about');
  for (const block of about?.sections.flatMap((section) => section.blocks).slice(0, 3) ?? []) {
    const sentence = splitSentences(block.text)[0] ?? '';
    if (about) add(sentence, 0.5, [evidenceAt(about.page, block.selector, sentence)]);
  }
  // The name is no repetition: most sentences that say what the business is contain it.
  const ownName = new Set(significantWords(reading.name));
  const used = new Set(significantWords(headline.text).filter((word) => !ownName.has(word)));
  const audience = new Set(profile.targetAudiences.flatMap((claim) => significantWords(claim.text)));
  const points = ({ text, base }: Candidate) => {
    const words = significantWords(text);
    const repeated = words.length === 0 ? 1 : words.filter((word) => used.has(word)).length / words.length;
    const forWhom = words.some((word) => audience.has(word)) ? 0.5 : 0;
    const length = text.length < 45 ? 1 : 0;
    return (
      base +
      Math.min(SUBHEAD_SPECIFICITY, specificity(text, reading)) +
      forWhom -
      repeated * 3 -
      length -
      (dependsOnContext(text) || isCallToAction(text) ? CONTEXT_PENALTY : 0) -
      (isQuestion(text) ? 1 : 0)
    );
  };
  // Below the name alone, a sentence that says what has this name is the one that is missing.
  const isName = comparable(headline.text) === comparable(reading.name);
  const fresh = distinctBy(candidates, ({ text }) => comparable(text)).filter(({ text }) => {
    const line = withoutEnd(comparable(text));
    return !comparable(headline.text).includes(line) && (isName || !line.includes(comparable(headline.text)));
  });
  const best = fresh
    .map((candidate, index) => ({ candidate, points: points(candidate), index }))
    .sort((a, b) => b.points - a.points || a.index - b.index)[0];
  if (best) return { text: withoutName(best.candidate.text, headline, reading), kind: 'observed', evidence: best.candidate.evidence };
  const named = reading.offers
    .filter((offer) => says(offer.name) && !comparable(headline.text).includes(comparable(offer.name)))
    .slice(0, 4);
  if (named.length > 0) {
    return {
      text: joinPhrases(
        named.map((offer) => offer.name),
        reading.language,
      ),
      kind: 'inferred',
      evidence: named.flatMap((offer) => offer.evidence.slice(0, 1)),
    };
  }
  const heading = home.page.headings.find(
    (entry) =>
      !entry.hidden && !comparable(headline.text).includes(comparable(entry.text)) && !isNoise(entry.text) && !isGeneric(entry.text),
  );
  if (heading) return { text: heading.text, kind: 'observed', evidence: [evidenceAt(home.page, heading.selector, heading.text)] };
  const words = home.sections
    .flatMap((section) => section.blocks)
    .find((block) => !foldedWithin(block.text, headline.text) && !isLabelRow(block.text));
  if (words)
    return { text: cutAtWord(words.text, SUBHEAD_LENGTH), kind: 'observed', evidence: [evidenceAt(home.page, words.selector, words.text)] };
  return { text: reading.name, kind: profile.businessName.kind, evidence: profile.businessName.evidence.slice(0, 1) };
}
