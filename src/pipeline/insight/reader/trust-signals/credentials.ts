import type { PageType } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { digitsOf } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { titleParts } from '#text/title-parts.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { BARE_NUMBER, PRICE } from '../../shapes.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

/** Certificates, licenses, insurance and memberships of the business itself. */
export const findCertifications: TrustFinder = (model) =>
  findByTerms('certifications', speakingPages(model), 'certifications', {
    except: 'not-certifications',
    frame: true,
    accepts: (sentence) => isFact(sentence) && sentence.length <= MAX_CERTIFICATE_LENGTH,
  });

/** A longer sentence tells a story in which someone certified takes part. */
const MAX_CERTIFICATE_LENGTH = 220;

/** Rules and advice say what ought to be: "must be certified". Of itself a business may say so: "All our guides are certified, as they must be". */
const isFact = (sentence: string): boolean => !hasTerm(sentence, 'trust-signals', 'advice') || hasTerm(sentence, 'voice', 'own');

/** Guarantees and refunds that are promised; disclaimers do not count. */
export const findGuarantees: TrustFinder = (model) =>
  findByTerms('guarantees', speakingPages(model), 'guarantees', { except: 'not-guarantees' });

const YEAR = /(?<!\d)(?:1[6-9]\d\d|20[0-2]\d)(?!\d)/;
const LABEL_END = /[:：\s]+/;
const MAX_PROFILE_WORDS = 7;

/** The founding year in a table or list of company facts: "Founded" followed by "1974", in one block or two. */
function profiledYear(model: SiteModel): TrustFinding[] {
  for (const { page, content } of speakingPages(model)) {
    const labels = partsWithTerm(content, 'trust-signals', 'founded-label');
    for (const [index, block] of content.entries()) {
      const value = labels.includes(block) ? content[index + 1] : opensWithLabel(block.text) ? block : undefined;
      if (!value || !YEAR.test(value.text)) continue;
      const text = value === block ? block.text : `${block.text} ${value.text}`;
      return [{ trustKind: 'years-in-business', text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, value)] }];
    }
  }
  return [];
}

function opensWithLabel(text: string): boolean {
  if (!YEAR.test(text)) return false;
  const parts = text.split(LABEL_END);
  return parts.length <= MAX_PROFILE_WORDS && hasTerm(parts[0] ?? '', 'trust-signals', 'founded-label');
}

/** A bare "since 1998" up to this length is a line about the business; in a longer sentence the business must be named. */
const MAX_BARE_WORDS = 6;

/** Words before "since 1998" where the sentence is about it, on pages that tell of the business: "Baking since 1998, when the two of us ..." */
const MAX_WORDS_BEFORE_SINCE = 2;
const TELLING_PAGES: ReadonlySet<PageType> = new Set<PageType>(['home', 'about', 'team']);

const MAX_LABEL_WORDS = 6;

/** A figure and below it what it counts: "25+" and "years of our own workshop". */
function countedYears({ page, content }: PageModel): TrustFinding[] {
  return content.flatMap((block, at) => {
    const label = content[at + 1];
    if (!label || !BARE_NUMBER.test(block.text) || Number(digitsOf(block.text)) <= YOUNG || countWords(label.text) > MAX_LABEL_WORDS)
      return [];
    const isYears = hasTerm(label.text, 'trust-signals', 'years-label') && !hasTerm(label.text, 'trust-signals', 'not-years');
    const text = `${block.text} ${label.text}`;
    return isYears ? [{ trustKind: 'years-in-business', text, confidence: CONFIDENCE.mentioned, quotes: [quoteOf(page, label)] }] : [];
  });
}

/** So few years are an age from which on children come, or nothing to be proud of. */
const YOUNG = 2;

/** Whether a phrase says from what age on something is meant, rather than for how long it has been there: one or two years, no generations. */
const isAge = (phrase: string): boolean =>
  digitsOf(phrase) !== '' && Number(digitsOf(phrase)) <= YOUNG && !foldWords(phrase).includes('genera');

/** Where a phrase was found in a sentence: its first word, and its characters. */
type Found = { from: number; start: number; end: number };

/** How long it has been in business: founding year, years of experience, anniversaries. */
export const findYearsInBusiness: TrustFinder = (model) => {
  const pages = speakingPages(model, ['blog', 'faq']);
  const telling = pages.filter(({ page }) => TELLING_PAGES.has(page.type));
  const others = pages.filter((one) => !telling.includes(one));
  const options = { except: 'not-years', frame: true, ofStaff: false };
  const names = namesOfSite(model);
  // Prices and copyright lines have years and numbers that say nothing about age, and advice none about the business.
  const isOwn = (sentence: string, { start, end }: Found) =>
    !PRICE.test(sentence) && !sentence.includes('©') && !sentence.startsWith('0') && !isAge(sentence.slice(start, end)) && isFact(sentence);
  const isNamed = (sentence: string) => hasTerm(sentence, 'voice', 'own') || names.some((name) => foldWords(sentence).includes(name));
  // What was founded in 1905 may be a neighboring club.
  const isNamedFounding = (sentence: string, at: Found) =>
    isOwn(sentence, at) && (!YEAR.test(sentence.slice(at.start, at.end)) || countWords(sentence) <= MAX_BARE_WORDS || isNamed(sentence));
  const saysSince = (sentence: string, at: Found) =>
    isOwn(sentence, at) && (countWords(sentence) <= MAX_BARE_WORDS || hasTerm(sentence, 'voice', 'own'));
  const startsWithSince = (sentence: string, at: Found) => isOwn(sentence, at) && at.from <= MAX_WORDS_BEFORE_SINCE;
  const found = [
    ...profiledYear(model),
    ...pages.flatMap(countedYears),
    ...findByTerms('years-in-business', telling, 'years', { ...options, accepts: isOwn }),
    ...findByTerms('years-in-business', others, 'years', { ...options, accepts: isNamedFounding }),
    ...findByTerms('years-in-business', pages, 'since-year', { ...options, accepts: saysSince }),
    ...findByTerms('years-in-business', telling, 'since-year', { ...options, accepts: startsWithSince }),
  ];
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at).slice(0, 4);
};

/** Names by which the site may call itself (compared form): the parts of the title of its home page. */
const namesOfSite = ({ home }: SiteModel): string[] =>
  titleParts(home?.page.title ?? '')
    .map(foldWords)
    .filter((name) => name !== '');
