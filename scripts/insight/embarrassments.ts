import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { createMatcher } from '#lexicon/term-trie.ts';
import { termsOf } from '#lexicon/topic.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import words from './embarrassing-words.json' with { type: 'json' };
import { type SaidText, saidTexts, type Use } from './said-texts.ts';
import { readSiteTexts, type SiteTexts } from './site-texts.ts';

/** What is wrong with a text. */
export type EmbarrassmentKind =
  | 'no words'
  | 'hidden from visitors'
  | 'skip link'
  | 'consent'
  | 'status message'
  | 'template text'
  | 'form instruction'
  | 'menu'
  | 'verse'
  | 'date or address'
  | 'link label'
  | 'glued words'
  | 'cut sentence';
export type Embarrassment = { kind: EmbarrassmentKind; place: string; text: string };

/**
 * Texts that an owner would not forgive, in everything that an analysis says of a site. The checks compare with the pages themselves
 * (menus, hidden texts, sentences, contacts) and have words of their own; they share no rule with the reader. One entry per text.
 */
export function findEmbarrassments(outputs: ResolvedOutputs): Embarrassment[] {
  const site = readSiteTexts(outputs.crawl);
  const found = new Map<string, Embarrassment>();
  for (const said of saidTexts(outputs)) {
    const kind = judgeText(said, site);
    const key = foldWords(said.text) || said.text;
    if (kind && !found.has(key)) found.set(key, { kind, place: said.place, text: said.text });
  }
  return [...found.values()];
}

/** The first thing that is wrong with a text; null when nothing is. */
export function judgeText(said: SaidText, site: SiteTexts): EmbarrassmentKind | null {
  return CHECKS.find(({ uses, isWrong }) => uses.includes(said.use) && isWrong(said, site))?.kind ?? null;
}

const match = createMatcher(termsOf([words]));

/** Hits of a group of words in a text. */
const hitsOf = (text: string, group: string) => match(text).hits.filter((hit) => hit.group === group);
const has =
  (group: string) =>
  ({ text }: SaidText) =>
    hitsOf(text, group).length > 0;

/** A longer text may be about cookies, forms or templates. */
const MAX_NOTICE = 200;
const saysShortly = (group: string) => (said: SaidText) => said.text.length <= MAX_NOTICE && has(group)(said);

/** Whether a line of a document is the name of a page that menus lead to: the list of pages has "Cookie Policy" too. */
const isPageName = ({ use, text }: SaidText, { plainPages }: SiteTexts) => use === 'copied' && plainPages.has(foldWords(text));

/** Least labels of menus in a row that are a menu. */
const MENU_RUN = 3;

/** Whether a text is nothing but labels of menus in a row, or repeats the label that leads to a page which offers nothing. */
function isMenu({ text, use, place }: SaidText, { menuLabels, plainPages }: SiteTexts): boolean {
  const folded = foldWords(text);
  if (use === 'label' && place !== 'business_name' && plainPages.has(folded)) return true;
  const split = folded.split(' ');
  let taken = 0;
  for (let at = 0; at < split.length; taken += 1) {
    const length = split.slice(at).findLastIndex((_, step) => menuLabels.has(split.slice(at, at + step + 1).join(' '))) + 1;
    if (length === 0) return false;
    at += length;
  }
  return taken >= MENU_RUN;
}

const isHidden = ({ text }: SaidText, { visible, hidden }: SiteTexts): boolean => {
  const folded = foldWords(text);
  return folded !== '' && hidden.has(folded) && !visible.includes(folded);
};

/** Shapes of two texts that were written without a space between them. */
const GLUED = /\p{Ll}{2}[.!?:]\p{Lu}\p{Ll}|\d\+\p{L}{2}|[★\d]\p{Lu}\p{Ll}{3}/u;
const JOINT = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u;
/**
 * A word with a capital inside is glued when the site has both parts as words of their own, this spelling in no title, heading or link,
 * and in no second text: names such as GitHub come back.
 */
function isGlued({ text }: SaidText, { words, names, blocks }: SiteTexts): boolean {
  const tokens = text.split(/[\s,;()/"“”„]+/).filter((token) => !token.includes('://') && !token.includes('@') && !token.includes('www.'));
  return tokens.some((token) => {
    const [, left = '', right = ''] = JOINT.exec(token) ?? [];
    const isJoint = left !== '' && words.has(foldWords(left)) && words.has(foldWords(right));
    const isName = names.has(foldWords(token)) || blocks.filter((block) => block.includes(token)).length > 1;
    return !isName && (GLUED.test(token) || isJoint);
  });
}

const ENDS = /[.!?…:;)\]"”“»。！？]$/u;
const GOES_ON = /^(?:[\p{L}\p{N}]|\s*[,–-]?\s*\p{Ll})/u;

/** Whether a text stops in the middle of a sentence of its page, starts in one, or ends with a word that needs another one. */
function isCut({ text: raw, use }: SaidText, { blocks }: SiteTexts): boolean {
  const text = foldText(raw);
  if (hitsOf(text, 'dangling-end').length > 0 && !ENDS.test(text) && !blocks.includes(text)) return true;
  if (use !== 'statement' || text.split(' ').length < 4) return false;
  const whole = blocks.filter((block) => block.includes(text));
  return whole.length > 0 && whole.every((block) => isCutIn(block, block.indexOf(text), text));
}

function isCutIn(block: string, at: number, text: string): boolean {
  const before = block.slice(0, at).trimEnd();
  const startsInside = before !== '' && /^\p{Ll}/u.test(text) && !/[.!?:–—-]$/u.test(before);
  return startsInside || (!ENDS.test(text) && GOES_ON.test(block.slice(at + text.length)));
}

const VERSE = /\b\p{Lu}\p{L}+\.? \d{1,3}:\d{1,3}\b/u;

/** Whether a text is a verse, or is attributed to one. */
const isVerse = ({ text, author = '' }: SaidText): boolean => VERSE.test(text.slice(-40)) || VERSE.test(author);

/** Whether a text is nothing but a date, a time, or contact details of the site. */
function isDateOrAddress({ text }: SaidText, { contacts }: SiteTexts): boolean {
  const { tokens, hits } = match(text);
  const dated = new Set(
    hits.filter(({ group }) => group === 'calendar').flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  const isDate = tokens.words.length > 1 && dated.size === tokens.words.length;
  const folded = foldWords(text);
  return isDate || contacts.has(folded) || [...contacts].some((contact) => isMostly(contact, folded));
}

/** Contacts shorter than this may be part of a sentence by chance; other words next to one that make no statement of it. */
const SHORT_CONTACT = 8;
const FEW_WORDS = 4;

/** Whether a text is contact details with a few words: `104 Email: office@mill.test`. */
function isMostly(contact: string, folded: string): boolean {
  const others = folded.replace(contact, ' ').split(' ').filter(Boolean);
  return contact.length >= SHORT_CONTACT && folded.includes(contact) && others.length <= FEW_WORDS;
}

const NETWORKS = new Set([
  'instagram',
  'facebook',
  'linkedin',
  'youtube',
  'tiktok',
  'twitter',
  'whatsapp',
  'pinterest',
  'xing',
  'google maps',
]);

/** Whether an entry of a planned section is nothing but the name of a network: the label of a link, without it. */
const isLinkLabel = ({ text, place }: SaidText): boolean => place.startsWith('section ') && NETWORKS.has(foldWords(text));

const hasNoWords = ({ text }: SaidText): boolean => !/\p{L}\P{L}?\p{L}|\p{Lo}/u.test(text);

type Check = { kind: EmbarrassmentKind; uses: readonly Use[]; isWrong: (said: SaidText, site: SiteTexts) => boolean };

/** In a document that copies the site, a menu, a form or an address may stand for itself. */
const CHECKS: readonly Check[] = [
  { kind: 'no words', uses: ['label', 'statement'], isWrong: hasNoWords },
  { kind: 'hidden from visitors', uses: ['label', 'statement', 'copied'], isWrong: isHidden },
  { kind: 'skip link', uses: ['label', 'statement', 'copied'], isWrong: saysShortly('skip-link') },
  {
    kind: 'consent',
    uses: ['label', 'statement', 'copied'],
    isWrong: (said, site) => saysShortly('consent')(said) && !isPageName(said, site),
  },
  { kind: 'status message', uses: ['label', 'statement', 'copied'], isWrong: saysShortly('status') },
  { kind: 'template text', uses: ['label', 'statement', 'copied'], isWrong: saysShortly('leftover') },
  { kind: 'form instruction', uses: ['label', 'statement'], isWrong: saysShortly('form') },
  { kind: 'menu', uses: ['label', 'statement'], isWrong: isMenu },
  { kind: 'verse', uses: ['label', 'statement'], isWrong: isVerse },
  { kind: 'date or address', uses: ['label', 'statement'], isWrong: isDateOrAddress },
  { kind: 'link label', uses: ['copied'], isWrong: isLinkLabel },
  { kind: 'glued words', uses: ['label', 'statement', 'copied'], isWrong: isGlued },
  { kind: 'cut sentence', uses: ['label', 'statement'], isWrong: isCut },
];
