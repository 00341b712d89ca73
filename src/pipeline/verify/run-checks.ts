import { hash } from 'node:crypto';
import { setImmediate as idle } from 'node:timers/promises';
import type { VerificationCheck, VerificationEntry } from '#contracts/verification.ts';
import { checks as allChecks } from './checks/checks.ts';
import type { Comparison, PageComparison } from './compare/comparison.ts';
import type { Check, Draft, FixValue } from './define-check.ts';
import { tokensOf } from './match/tokens.ts';
import type { NewPages } from './new-site.ts';

/** Longest words of an entry, in characters. */
const MAX_WORDS = 4_000;
const ID_LENGTH = 10;
/** Most entries of one check on what a new site has beyond its plan: more say nothing more, and a site can have any number. */
const MAX_BEYOND = 500;
const BEYOND = new Set<VerificationEntry['status']>(['invented', 'not-fixed']);
/** Areas whose entries are about words. */
const WORDS = new Set<Check['area']>(['proof', 'content']);

type Whole = Required<Omit<Draft, 'fix'>>;

const cut = (text: string) => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text);

/** An exception is an error of ours: the others still report. */
function draftsOf(check: Check, comparison: Comparison): Draft[] {
  try {
    return check.check(comparison);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ status: 'unchecked', page: '/', why: `This check failed: ${reason}` }];
  }
}

/** Names entries by what they are about, so that the same thing has the same id in the next report. */
function createNames(): (check: string, draft: Whole) => string {
  const given = new Map<string, number>();
  return (check, { page, element, old, new: found }) => {
    const about = hash('sha256', [page, element, old || found].join('\n')).slice(0, ID_LENGTH);
    const id = `${check}-${about}`;
    const again = given.get(id) ?? 0;
    given.set(id, again + 1);
    return again === 0 ? id : `${id}-${again + 1}`;
  };
}

/** Tells whether an earlier check reported the loss of the same words at the same place, text or head of a page: a quotation is a text, too. */
function createRepeats(): (draft: Whole) => boolean {
  const said = new Set<string>();
  return ({ status, page, element, old }) => {
    if ((status !== 'lost' && status !== 'not-fixed') || old === '') return false;
    const key = `${page} ${element.startsWith('meta[') ? 'head' : 'text'} ${tokensOf(old).join(' ')}`;
    const isAgain = said.has(key);
    said.add(key);
    return isAgain;
  };
}

/** What checks say, by their ids. */
export type Drafts = ReadonlyMap<string, Draft[]>;

/** What the checks say that look at no image: made while images are on their way, and between two checks what came of them is taken. */
export async function draftsOfPages(pages: NewPages, compared: PageComparison, checks: readonly Check[] = allChecks): Promise<Drafts> {
  const now = { ...pages, images: [], brokenImages: [], unknownImages: [] };
  const comparison: Comparison = { ...compared, now, prints: new Map() };
  const drafts = new Map<string, Draft[]>();
  for (const check of checks.filter(({ area }) => area !== 'images')) {
    drafts.set(check.id, draftsOf(check, comparison));
    await idle();
  }
  return drafts;
}

/**
 * Makes all checks but those of `drafts`. Pure: the same comparison gives the same entries in the same order. `fixes`: what fix prompts name,
 * by entry.
 */
export function runChecks(
  comparison: Comparison,
  { checks = allChecks, drafts = new Map() }: { checks?: readonly Check[]; drafts?: Drafts } = {},
): { entries: VerificationEntry[]; checks: VerificationCheck[]; fixes: ReadonlyMap<string, readonly FixValue[]>; notes: string[] } {
  const [nameOf, isRepeat] = [createNames(), createRepeats()];
  const entries: VerificationEntry[] = [];
  const fixes = new Map<string, readonly FixValue[]>();
  const notes: string[] = [];
  const made = checks.map((check) => {
    const counts: VerificationCheck['counts'] = {};
    let left = 0;
    for (const { element = '', old = '', new: found = '', fix, ...draft } of drafts.get(check.id) ?? draftsOf(check, comparison)) {
      const whole = { ...draft, element, old: cut(old), new: cut(found) };
      if (WORDS.has(check.area) && isRepeat(whole)) continue;
      if (BEYOND.has(draft.status) && (counts[draft.status] ?? 0) >= MAX_BEYOND) {
        left += 1;
        continue;
      }
      const id = nameOf(check.id, whole);
      entries.push({ id, check: check.id, ...whole });
      if (fix) fixes.set(id, fix);
      counts[draft.status] = (counts[draft.status] ?? 0) + 1;
    }
    const { id, area, title, why, red } = check;
    if (left > 0) notes.push(`“${title}”: ${left} more entries are not listed.`);
    return { id, area, title, why, red, counts };
  });
  return { entries, checks: made, fixes, notes };
}
