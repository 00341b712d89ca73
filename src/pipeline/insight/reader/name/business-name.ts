import type { Claim } from '#contracts/evidence.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { endsSentence } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound } from '../../evidence.ts';
import { type NameVote, nameVotes, profileHandles } from './name-candidates.ts';
import { hasLegalForm, nameKey } from './name-parts.ts';

type NameGroup = { key: string; votes: NameVote[]; score: number };

/**
 * What the business is called: spellings of one name add their votes (each source once), written-out names get those of their initials,
 * declared ones that no visitor sees lose some, names that agree with the host
 * or a social profile gain a half, a longer name lends a third of its votes to a shorter one that it holds. The host alone
 * names nothing; without any candidate the claim is `not-found` and its text is the host.
 */
export function findBusinessName(model: SiteModel): Claim {
  const groups = rankNames(model);
  const best = groups[0];
  if (!best) return notFound(model.site.host, 'structured data, titles, head data, logo, headlines and copyright lines');
  const runnerUp = groups.find((group) => group !== best && !group.key.includes(best.key) && !best.key.includes(group.key));
  const sources = new Set(best.votes.map((vote) => vote.source)).size;
  const lead = best.score / (best.score + (runnerUp?.score ?? 0));
  const confidence = Math.min(0.98, 0.3 + 0.12 * Math.min(sources, 4) + 0.25 * lead);
  const votes = [...best.votes].sort((a, b) => b.weight - a.weight);
  const text = bestSpelling(votes);
  return makeClaim({ text, kind: 'observed', confidence, quotes: votes.map((vote) => vote.quote), around: text });
}

const ranked = new WeakMap<SiteModel, readonly NameGroup[]>();

/** All candidate names, strongest first. */
export function rankNames(model: SiteModel): readonly NameGroup[] {
  const groups = ranked.get(model) ?? makeRanking(model);
  ranked.set(model, groups);
  return groups;
}

function makeRanking(model: SiteModel): NameGroup[] {
  const groups = new Map<string, NameGroup>();
  for (const vote of nameVotes(model)) {
    const key = nameKey(vote.name);
    if (key.length < 2) continue;
    const group = groups.get(key) ?? { key, votes: [], score: 0 };
    group.votes.push(vote);
    groups.set(key, group);
  }
  const agreement = agreementKeys(model);
  for (const group of groups.values()) {
    const bySource = new Map<string, number>();
    for (const vote of group.votes) bySource.set(vote.source, Math.max(bySource.get(vote.source) ?? 0, vote.weight));
    group.score = [...bySource.values()].reduce((sum, weight) => sum + weight, 0);
    if (isSlogan(group.votes[0]?.name ?? '')) group.score *= 0.3;
  }
  const seen = [...groups.values()].filter(({ votes }) => new Set(votes.map(({ source }) => source).filter(isSeen)).size >= 2);
  for (const group of groups.values()) if (seen.length > 0 && !group.votes.some(({ source }) => isSeen(source))) group.score *= UNSEEN;
  lendToInitials([...groups.values()]);
  const lent = new Map<string, number>();
  for (const group of groups.values()) {
    for (const other of groups.values()) {
      if (other !== group && group.key.length >= 3 && other.key.includes(group.key) && sharesEdge(other, group))
        lent.set(group.key, (lent.get(group.key) ?? 0) + other.score / 3);
    }
  }
  for (const group of groups.values()) {
    group.score += Math.min(lent.get(group.key) ?? 0, group.score);
    if (agreement.some((key) => key === group.key)) group.score *= 1.5;
    else if (agreement.some((key) => key.length >= 4 && (key.includes(group.key) || group.key.includes(key)))) group.score *= 1.25;
  }
  return [...groups.values()].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/** Declared for machines only: where visitors see another name in two kinds of places, it may be left from a template. */
const isSeen = (source: string): boolean => source !== 'structured data' && source !== 'og:site_name' && source !== 'application-name';
const UNSEEN = 0.6;

const MIN_INITIALS = 3;

/** What visitors see as `ACM` is the name whose initials it has, where that is written out: it gets their votes. */
function lendToInitials(groups: readonly NameGroup[]): void {
  const initialsOf = ({ votes }: NameGroup) =>
    foldWords(votes[0]?.name ?? '')
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
  for (const short of groups) {
    if (short.key.length < MIN_INITIALS) continue;
    const long = groups.filter((group) => group !== short && initialsOf(group) === short.key).sort((a, b) => b.score - a.score)[0];
    if (long) long.score += short.score;
  }
}

/** Whether the shorter name is the first or last words of the longer one. */
function sharesEdge(longer: NameGroup, shorter: NameGroup): boolean {
  const long = ` ${foldWords(longer.votes[0]?.name ?? '')} `;
  const short = ` ${foldWords(shorter.votes[0]?.name ?? '')} `;
  return long.startsWith(short) || long.endsWith(short);
}

function agreementKeys(model: SiteModel): string[] {
  const labels = model.site.host.split('.').filter((label) => label !== 'www');
  const keys = [labels.slice(0, -1).join(''), labels[0] ?? '', labels.join('')];
  for (const { page } of model.pages.slice(0, 3)) keys.push(...profileHandles(page.contacts));
  return [...new Set(keys.map(nameKey).filter((key) => key.length >= 3))];
}

const SENTENCE_WORDS = 3;

/** A closing full stop or a possessive at the start ("Your painter in town") is how slogans read, not names. */
function isSlogan(name: string): boolean {
  const words = name.split(' ').length;
  return (words > SENTENCE_WORDS && endsSentence(name)) || (words > 1 && hasTerm(name, 'business-names', 'slogan-start'));
}

/** The spelling with the most weight; between equals the one with capitals that is not all capitals. */
function bestSpelling(votes: readonly NameVote[]): string {
  const weights = new Map<string, number>();
  for (const vote of votes)
    weights.set(vote.name, (weights.get(vote.name) ?? 0) + vote.weight + (/\p{Lu}\p{Ll}/u.test(vote.name) ? 0.5 : 0));
  // The name as spoken: without its legal form where the site itself writes it so.
  const spoken = [...weights].filter(([name]) => !hasLegalForm(name));
  const best = (list: [string, number][]) => list.sort((a, b) => b[1] - a[1])[0];
  const [top, short] = [best([...weights]), best(spoken)];
  return (short && top && short[1] >= top[1] / 4 ? short[0] : top?.[0]) ?? '';
}
