import type { Strategy } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { isCallToAction } from '../../strategy/claims/sentence-classifiers.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';
import { colorWords, contrastWords, fontWords } from './look.ts';

/** `Name (what it is, where)`. */
export function identity({ name, industry, place }: PromptContext): string {
  const about = [industry.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), place].filter(Boolean).join(', ');
  return about === '' ? name : `${name} (${about})`;
}

/** The business's stated purpose; '' where it is a call to action, or where headline, subhead or the first difference already say it. */
export function purposeText({ strategy: { site, craft, xFactor } }: PromptContext): string {
  const purpose = siteText(site.purpose);
  const said = [craft.headline.text, craft.subhead.text, xFactor.differences[0]?.text ?? ''].map((text) => siteText(text).toLowerCase());
  return isCallToAction(purpose) || said.some((text) => text.includes(purpose.toLowerCase())) ? '' : sentence(purpose);
}

/** Contact details and social profiles as `kind: value`. */
export function contactLines({ strategy: { site } }: PromptContext): string[] {
  const contacts = site.contacts.filter(({ value }) => siteText(value) !== '').map(({ kind, value }) => `${kind}: ${siteText(value)}`);
  return [...contacts, ...site.social.map(({ platform, url }) => `${platform}: ${siteText(url)}`)];
}

/** Offers as the site names them: `name (price)`, and the description, '' where it adds nothing. */
function offers({ strategy }: PromptContext): { name: string; description: string }[] {
  return strategy.site.offers
    .map((offer) => ({ name: siteText(offer.name), price: siteText(offer.price), description: siteText(offer.description) }))
    .filter(({ name }) => name !== '')
    .map(({ name, price, description }) => ({
      name: price === '' || name.includes(price) ? name : `${name} (${price})`,
      description: description === name ? '' : description,
    }));
}

/** Offers as `name (price)`. */
export function offerNames(context: PromptContext): string[] {
  return offers(context).map(({ name }) => name);
}

/** Offers as `name (price): description`. */
export function offerLines(context: PromptContext): string[] {
  return offers(context).map(({ name, description }) => `${name}${description && `: ${description}`}`);
}

/** Names of the target groups, most important first. */
export function visitorNames({ strategy }: PromptContext): string[] {
  return strategy.craft.visitors.map(({ who }) => siteText(who)).filter(Boolean);
}

/** Target groups with what they come for. */
export function visitorLines({ strategy }: PromptContext): string[] {
  return strategy.craft.visitors
    .map(({ who, goal }) => ({ who: siteText(who), goal: siteText(goal) }))
    .filter(({ who }) => who !== '')
    .map(({ who, goal }) => (goal ? `${who}: ${goal}` : who));
}

/** Differences from competitors, with the competitors that lack them. */
export function differenceLines({ strategy }: PromptContext): string[] {
  return strategy.xFactor.differences
    .map(({ text, competitors }) => ({ text: siteText(text), competitors: competitors.map(siteText).filter(Boolean) }))
    .filter(({ text }) => text !== '')
    .map(({ text, competitors }) => `${text}${competitors.length > 0 ? ` (not shown by ${listed(competitors.slice(0, 3))})` : ''}`);
}

/** Proof with this decision, word for word: `kind: "words", author (from /page)`; dropped proof with the reason. */
function proofWith(decision: 'use' | 'drop', { strategy }: PromptContext): string[] {
  return strategy.elevate.proof
    .filter((proof) => proof.decision === decision && quoted(proof.text) !== '')
    .map(({ trustKind, text, author, page, reason }) => {
      const by = decision === 'use' && siteText(author) !== '' ? `, ${siteText(author)}` : '';
      const from = siteText(page) === '' ? '' : ` (from ${siteText(page)})`;
      return `${trustKind.replaceAll('-', ' ')}: ${quoted(text)}${by}${from}${decision === 'drop' ? `. ${sentence(siteText(reason))}` : ''}`;
    });
}

/** Proof to use, with its page. */
export const proofLines = (context: PromptContext): string[] => proofWith('use', context);

/** Proof that is left out, with the reason. */
export const droppedProofLines = (context: PromptContext): string[] => proofWith('drop', context);

/** Questions and answers of the site. */
export function objectionLines({ strategy }: PromptContext): string[] {
  return strategy.elevate.objections
    .map(({ question, answer }) => [siteText(question), siteText(answer)])
    .filter(([question, answer]) => question && answer)
    .map(([question, answer]) => `${question} ${answer}`);
}

/** Kinds of protected items that have lists of their own. */
const LISTED_ELSEWHERE = new Set(['url', 'page', 'title', 'proof', 'form', 'function', 'legal']);

/** Texts and passed checks that the new site keeps. */
export function protectedLines({ strategy }: PromptContext): string[] {
  return strategy.evaluate.works.filter((item) => !LISTED_ELSEWHERE.has(item.kind)).map((item) => siteText(item.text));
}

const LISTS = {
  contacts: contactLines,
  offers: offerLines,
  visitors: visitorLines,
  differences: differenceLines,
  proof: proofLines,
  droppedProof: droppedProofLines,
  answers: objectionLines,
  kept: protectedLines,
  colorsAndFonts: (context: PromptContext) => [...colorWords(context), ...fontWords(context)],
  contrast: contrastWords,
};

/** Lists of facts in the order of their headings; a list without entries is left out with its heading. */
export function factLists(context: PromptContext, headings: Partial<Record<keyof typeof LISTS, string>>, mark = '- '): string {
  const kinds = Object.keys(headings) as (keyof typeof LISTS)[];
  return paragraphs(...kinds.map((kind) => headed(headings[kind] ?? '', bullets(LISTS[kind](context), mark))));
}

/** Path, URL, phone number or email address that the primary call to action opens. */
export function goalValue({ craft }: Strategy): string {
  return siteText(craft.goal.target.replace(/^(?:tel|mailto):/, ''));
}

/** File types that are named as documents. */
const DOCUMENTS = ['.pdf', '.doc', '.docx', '.odt', '.rtf'];

/** What the primary call to action opens, in words a builder understands. */
export function goalTarget({ strategy }: PromptContext): string {
  const value = goalValue(strategy);
  const { targetKind } = strategy.craft.goal;
  if (targetKind === 'phone') return `a call to ${value}`;
  if (targetKind === 'email') return `an email to ${value}`;
  if (targetKind === 'form') return `the form on ${value}`;
  if (targetKind === 'external') return value;
  return DOCUMENTS.some((type) => value.toLowerCase().endsWith(type)) ? `the document ${value}` : `the page ${value}`;
}
