// Problems of texts: what they say differently, what is lost and what is invented.
import type { VerificationEntry } from '#contracts/verification.ts';
import { expectedTexts } from '#pipeline/verify/plan/expected-texts.ts';
import { append, hasWords, replaceWords } from './edit-html.ts';
import { type Clean, edited, homePath, type Planted, type Problem, somePage } from './planted-problem.ts';
import type { Published } from './published-site.ts';

const FACTS = [
  'price-changed',
  'phone-changed',
  'email-changed',
  'hours-changed',
  'date-changed',
  'figure-changed',
  'negation-changed',
  'name-changed',
];
const CONTACTS = new Set(['phone-lost', 'email-lost']);
const TEXTS = [
  'invented-name',
  'invented-figure',
  'invented-price',
  'invented-contact',
  'phone-lost',
  'email-lost',
  'address-lost',
  'hours-lost',
  'text-lost',
  'heading-lost',
  'main-heading',
  'testimonial-lost',
  'proof-lost',
  ...FACTS,
];

/** All pages with words replaced, whatever page has them. */
function everywhere(site: Published, words: string, others: string): Published | null {
  const pages = new Map([...site.pages].map(([path, answer]) => [path, { ...answer }]));
  let isChanged = false;
  for (const answer of pages.values()) {
    for (let turn = 0; turn < 20 && typeof answer.body === 'string' && hasWords(answer.body, words); turn += 1) {
      answer.body = replaceWords(answer.body, words, others);
      isChanged = true;
    }
  }
  return isChanged ? { ...site, pages } : null;
}

/** Texts of the old site that the clean copy shows once, so that a change of one of them is a loss. */
function shownTexts({ kept, brief }: Clean, checks: readonly string[] = ['text-lost', 'heading-lost']) {
  const mayGo = new Set(expectedTexts(brief).flatMap((expected) => (expected.mayGo === '' ? [] : [expected.text])));
  return kept.filter(({ status, check, old }) => status === 'kept' && checks.includes(check) && !mayGo.has(old));
}

/** Changes the first text that `change` changes, everywhere it is. */
const inText = (id: string, checks: readonly string[], change: (text: string) => string, of?: readonly string[]): Problem => ({
  id,
  plant: (clean): Planted | null => {
    for (const { old, page } of shownTexts(clean, of)) {
      const others = change(old);
      const site = others === old ? null : everywhere(clean.site, old, others);
      // A contact detail is looked for on the whole site.
      if (site) return { site, checks, pages: of?.some((check) => CONTACTS.has(check)) ? [] : pagesOf(old, clean, page) };
    }
    return null;
  },
});

/** Pages on which a text may be missed: where the old site has it. */
const pagesOf = (text: string, { kept }: Clean, page: string) => [
  page,
  ...kept.filter((entry: VerificationEntry) => entry.old === text).map((entry) => entry.page),
];

/** Adds markup to a page. */
const added = (id: string, checks: readonly string[], markup: string): Problem => ({
  id,
  plant: (clean): Planted | null => {
    const path = somePage(clean) ?? homePath(clean);
    const site = edited(clean.site, path, (page) => append(page, markup));
    return site && { site, checks, pages: [path] };
  },
});

const swapDigit = (text: string, pattern: RegExp) =>
  text.replace(pattern, (found) => found.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)));

export const textProblems: readonly Problem[] = [
  inText('price changed', TEXTS, (text) => swapDigit(text, /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR)/)),
  inText('figure changed', TEXTS, (text) =>
    /[$€£@]|\d{5}/.test(text) ? text : text.replace(/\b\d{1,3}\b(?![.,:/]\d)/, (found) => String(Number(found) + 7)),
  ),
  inText('year changed', TEXTS, (text) => text.replace(/\b(?:19|20)\d\d\b/, (year) => String(Number(year) - 11))),
  inText('negation removed', TEXTS, (text) => text.replace(/ (?:not|never|no|nicht|kein|keine|sin|nunca) /i, ' ')),
  inText('negation added', TEXTS, (text) => text.replace(/ (?:is|are|ist|sind|es) (?=\p{Ll}{4})/u, (verb) => `${verb}not `)),
  inText('name changed', TEXTS, (text) =>
    text.split(' ').length > 5 ? text.replace(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}(?= \p{Ll})/u, 'Zebulon') : text,
  ),
  inText('text lost', ['text-lost', 'proof-lost'], (text) => (text.length > 60 ? '' : text), ['text-lost']),
  inText('text shortened', TEXTS, (text) => (text.split(' ').length > 12 ? text.split(' ').slice(0, 6).join(' ') : text), ['text-lost']),
  inText(
    'text reworded',
    TEXTS,
    (text) => {
      const words = text.split(' ');
      return words.length > 10 ? [...words.slice(0, 4), 'really', 'quite', ...words.slice(7)].join(' ') : text;
    },
    ['text-lost'],
  ),
  inText('heading lost', TEXTS, (text) => (text.split(' ').length > 1 ? '' : text), ['heading-lost']),
  inText(
    'testimonial reworded',
    ['testimonial-lost'],
    (text) => (text.split(' ').length > 5 ? text.split(' ').toReversed().join(' ') : text),
    ['testimonial-lost'],
  ),
  inText('proof lost', ['proof-lost'], () => '', ['proof-lost']),
  inText('phone changed', ['phone-lost', 'phone-changed', 'text-lost'], (text) => swapDigit(text, /\d[\d\s()-]{5,}\d/), ['phone-lost']),
  inText('email changed', ['email-lost', 'email-changed', 'text-lost'], (text) => text.replace('@', '.office@'), ['email-lost']),
  {
    id: 'author swapped',
    plant: (clean) => {
      const entry = clean.kept.find(({ check, status }) => check === 'testimonial-author' && status === 'kept');
      const site = entry && everywhere(clean.site, entry.new, 'Maria Huber-Olsen');
      return entry && site ? { site, checks: ['testimonial-author', 'name-changed', 'heading-lost', 'text-lost'], pages: [] } : null;
    },
  },
  added(
    'testimonial invented',
    ['invented-testimonial'],
    '<blockquote><p>They exceeded every single expectation that our family had.</p><cite>Sarah Whitfield</cite></blockquote>',
  ),
  added('figure invented', ['invented-figure', 'invented-claim'], '<p>More than 48,500 happy people rely on us every month.</p>'),
  added(
    'award invented',
    ['invented-claim', 'invented-name'],
    '<p>We are the winner of the Golden Compass Award for outstanding quality.</p>',
  ),
  added('price invented', ['invented-price'], '<p>Book the complete package today for only $1,379.95.</p>'),
  added('person invented', ['invented-name'], '<p>The team is led by Thaddeus Blackwood-Quill from the beginning.</p>'),
  added('phone invented', ['invented-contact'], '<p>Call us: <a href="tel:+15550198877">+1 555 019 8877</a></p>'),
  added('email invented', ['invented-contact'], '<p>Write to <a href="mailto:hello@freshly-made-up.org">hello@freshly-made-up.org</a></p>'),
  added(
    'rating invented',
    ['invented-rating'],
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"X","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.87","reviewCount":"3129"}}</script>',
  ),
  added('placeholder text left', ['placeholder-text'], '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'),
];
