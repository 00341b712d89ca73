import { listed } from '#text/list.ts';
import { isCallToAction } from '../../strategy/claims/sentence-classifiers.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';

/** `Name (what it is, where)`. */
export function identity({ name, industry, place }: PromptContext): string {
  const about = [industry.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), place].filter(Boolean).join(', ');
  return about === '' ? name : `${name} (${about})`;
}

/** What the business says it is there for; '' where it only asks for something, or where headline, subhead or the first difference say it already. */
export function purposeText({ strategy: { site, craft, xFactor } }: PromptContext): string {
  const purpose = siteText(site.purpose);
  const said = [craft.headline.text, craft.subhead.text, xFactor.differences[0]?.text ?? ''].map((text) => siteText(text).toLowerCase());
  return isCallToAction(purpose) || said.some((text) => text.includes(purpose.toLowerCase())) ? '' : sentence(purpose);
}

/** Contacts as `kind: value`. */
export function contactLines({ strategy }: PromptContext): string[] {
  const contacts = strategy.site.contacts.map(({ kind, value }) => ({ kind, value: siteText(value) })).filter(({ value }) => value !== '');
  const social = strategy.site.social.map(({ platform, url }) => `${platform}: ${siteText(url)}`);
  return [...contacts.map(({ kind, value }) => `${kind}: ${value}`), ...social];
}

/** Offers with price and a sentence, as the site names them. */
export function offerLines({ strategy }: PromptContext): string[] {
  return strategy.site.offers
    .map(({ name, description, price }) => ({ name: siteText(name), price: siteText(price), description: siteText(description) }))
    .filter(({ name }) => name !== '')
    .map(({ name, price, description }) => {
      const cost = price === '' || name.includes(price) ? '' : ` (${price})`;
      return `${name}${cost}${description === '' || description === name ? '' : `: ${description}`}`;
    });
}

/** Who comes, without what for. */
export function visitorNames({ strategy }: PromptContext): string[] {
  return strategy.craft.visitors.map(({ who }) => siteText(who)).filter(Boolean);
}

/** Who comes and what for. */
export function visitorLines({ strategy }: PromptContext): string[] {
  return strategy.craft.visitors
    .map(({ who, goal }) => [siteText(who), siteText(goal)])
    .filter(([who]) => who !== '')
    .map(([who, goal]) => (goal ? `${who}: ${goal}` : `${who}`));
}

/** Differences to competitors. */
export function differenceLines({ strategy }: PromptContext): string[] {
  return strategy.xFactor.differences
    .map(({ text, competitors }) => ({ text: siteText(text), competitors: competitors.map(siteText).filter(Boolean) }))
    .filter(({ text }) => text !== '')
    .map(({ text, competitors }) => `${text}${competitors.length > 0 ? ` (not shown by ${listed(competitors.slice(0, 3))})` : ''}`);
}

/** Proof to use, word for word with its page; quotes in quotation marks. */
export function proofLines({ strategy }: PromptContext): string[] {
  return strategy.elevate.proof
    .filter((proof) => proof.decision === 'use')
    .map(({ trustKind, text, author, page }) => ({
      kind: trustKind.replaceAll('-', ' '),
      words: quoted(text),
      author: siteText(author),
      page: siteText(page),
    }))
    .filter(({ words }) => words !== '')
    .map(({ kind, words, author, page }) => `${kind}: ${words}${author ? `, ${author}` : ''}${page ? ` (from ${page})` : ''}`);
}

/** Proof that is left out, with the reason. */
export function droppedProofLines({ strategy }: PromptContext): string[] {
  return strategy.elevate.proof
    .filter((proof) => proof.decision === 'drop')
    .map(({ trustKind, text, page, reason }) => ({
      kind: trustKind.replaceAll('-', ' '),
      words: quoted(text),
      page: siteText(page),
      reason,
    }))
    .filter(({ words }) => words !== '')
    .map(({ kind, words, page, reason }) => `${kind}: ${words}${page ? ` (from ${page})` : ''}. ${sentence(siteText(reason))}`);
}

/** Questions and answers of the site. */
export function objectionLines({ strategy }: PromptContext): string[] {
  return strategy.elevate.objections
    .map(({ question, answer }) => [siteText(question), siteText(answer)])
    .filter(([question, answer]) => question && answer)
    .map(([question, answer]) => `${question} ${answer}`);
}

/** The goal's target in words a builder understands. */
export function goalTarget({ strategy }: PromptContext): string {
  const { target, targetKind } = strategy.craft.goal;
  const bare = siteText(target.replace(/^(tel|mailto):/, ''));
  if (targetKind === 'phone') return `the phone number ${bare}`;
  if (targetKind === 'email') return `an e-mail to ${bare}`;
  if (targetKind === 'form') return `the form on ${bare}`;
  if (targetKind === 'external') return bare;
  return /\.(?:pdf|docx?|odt|rtf)$/i.test(bare) ? `the document ${bare}` : `the page ${bare}`;
}
