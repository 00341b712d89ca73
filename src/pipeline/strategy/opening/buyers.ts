import type { Claim } from '#contracts/evidence.ts';
import type { Page, PageType } from '#contracts/page.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { dropEnd } from '#text/edges.ts';
import { comparable, distinctBy } from '#text/words.ts';
import { bareName } from '../craft/visitors.ts';
import type { Reading } from '../read-site.ts';

const BUYERS = 4;

/** An `s` at the end of a word of so many letters belongs to it: `gas`, `bus`. */
const SHORT_WORD = 3;

/** Pages that speak of others: an article about schools does not make schools the customers. */
const ABOUT_OTHERS = new Set<PageType>(['article', 'blog', 'legal', 'docs', 'case-studies']);

function isOwnPage({ type, path }: Page): boolean {
  const isDeep = path.split('/').filter(Boolean).length > 1;
  return !ABOUT_OTHERS.has(type) && !(type === 'other' && isDeep);
}

/** Whether a claim rests on the owner's word, or first of all on a page that speaks of the business itself. */
export function isAboutBusiness({ kind, evidence }: Claim, { site }: Reading): boolean {
  if (kind === 'owner') return true;
  const page = site.pages.find(({ url }) => url === evidence[0]?.url);
  return page !== undefined && isOwnPage(page);
}

/** Words before a thing, where one of it is meant. */
const ARTICLES = new Set(['a', 'an', 'the']);

/** The words that tell buyers apart, whether one or several of a thing are named: `people looking for a gift` and `people looking for gifts` are the same. */
const buyerKey = (text: string): string =>
  comparable(text)
    .split(' ')
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (word.length > SHORT_WORD ? dropEnd(word, 's') : word))
    .join(' ');

/** The buyers in the order of the profile: only those that the site or the owner names. [] where none is sure. */
export function findBuyers(reading: Reading): CopyLine[] {
  const asked = new Set(reading.profile.questions?.map(({ claim }) => comparable(claim?.text ?? '')));
  const sure = reading.profile.targetAudiences.filter(
    (claim) =>
      (claim.kind === 'observed' || claim.kind === 'owner') &&
      claim.text.trim() !== '' &&
      !asked.has(comparable(claim.text)) &&
      isAboutBusiness(claim, reading),
  );
  return distinctBy(sure, (claim) => buyerKey(claim.text))
    .slice(0, BUYERS)
    .map((claim) => ({ text: bareName(claim.text, reading), kind: claim.kind, evidence: claim.evidence.slice(0, 1) }));
}
