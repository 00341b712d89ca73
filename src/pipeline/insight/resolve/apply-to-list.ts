import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { ownerEntry } from './owner-claim.ts';
import { cleanOwnerText, entriesOf, yesOrNo } from './owner-text.ts';
import { type ListField, listOf, withList } from './profile-fields.ts';
import { sameStatement, sameWords, wordOverlap } from './same-statement.ts';
import { idleClaims, isContradicted, type Stated, subjectOf, withoutIdle, withRemoved } from './stated.ts';

/** Share of words that two texts must have in common to be one statement that the site has changed since. "Car repair" and "Car rental" have half. */
const CHANGED_OVERLAP = 0.6;

/** Applies a fact about an entry of a list, or a new entry. */
export function applyToList(stated: Stated, field: ListField, fact: OwnerFact): Stated {
  const subject = subjectOf(stated, fact);
  const reply = fact.action === 'answer' ? yesOrNo(fact.text) : null;
  if (fact.action === 'add' || (fact.action === 'answer' && subject === undefined))
    return reply === null ? entriesOf(fact.text).reduce((next, text) => addEntry(next, field, text, fact), stated) : stated;
  const found = findEntry(stated, field, subject, fact.claimId);
  if (fact.action === 'remove' || reply === 'no') return found ? removeEntry(stated, found) : stated;
  const isConfirmed = fact.action === 'confirm' || reply === 'yes';
  const stands = found?.claim.text ?? subject ?? '';
  const text =
    isConfirmed || fact.text === undefined ? cleanOwnerText(found?.isExact ? stands : (subject ?? stands)) : cleanOwnerText(fact.text);
  if (text === '') return stated;
  return found ? changeEntry(stated, found, text, fact) : addEntry(stated, field, text, fact, subject);
}

/** An entry and where it is. `isExact`: it is the one that the fact was about, not one that the site says instead now. */
type Found = { field: ListField; claim: Claim; isExact: boolean };

/** A service may have become a product since the fact was entered. */
const sistersOf = (field: ListField): ListField[] => {
  if (field === 'services') return ['services', 'products'];
  return field === 'products' ? ['products', 'services'] : [field];
};

/** The claim that a fact is about: by its text, else by id where no text is known, else the one that took its place. */
function findEntry(stated: Stated, field: ListField, subject: string | undefined, claimId?: string): Found | null {
  const fields = sistersOf(field);
  const used = fields.flatMap((one) => listOf(stated.profile, one).map((claim) => ({ field: one, claim })));
  const idle = idleClaims(stated, fields).map((claim) => ({ field, claim }));
  const all = [...used, ...idle];
  if (subject === undefined) {
    const named = all.find(({ claim }) => claim.id === claimId);
    return named ? { ...named, isExact: true } : null;
  }
  const same =
    all.find(({ claim }) => sameWords(claim.text, subject) && claim.id === claimId) ??
    all.find(({ claim }) => sameWords(claim.text, subject));
  if (same) return { ...same, isExact: true };
  const rephrased = used.find(({ claim }) => claim.replaced && sameWords(claim.replaced.text, subject));
  if (rephrased) return { ...rephrased, isExact: true };
  const changed = used.find(({ claim }) => claim.by !== 'owner' && isChanged(claim.text, subject));
  return changed ? { ...changed, isExact: false } : null;
}

const isChanged = (now: string, before: string): boolean => sameStatement(now, before) || wordOverlap(now, before) >= CHANGED_OVERLAP;

/** Adds an entry in front, where nothing that cuts a list loses it; an entry with these words is confirmed instead. */
function addEntry(stated: Stated, field: ListField, text: string, fact: OwnerFact, was?: string): Stated {
  const found = findEntry(stated, field, text);
  if (found?.isExact) return changeEntry(stated, found, text, fact);
  const entry = ownerEntry(field, text, fact);
  const claim: Claim = was !== undefined && !sameWords(was, text) ? { ...entry, replaced: { by: 'reader', text: was } } : entry;
  const list = listOf(stated.profile, field).filter(({ kind }) => kind !== 'not-found');
  const own = list.filter(({ id }) => id.includes('-own-')).length;
  const reworded = claim.replaced ? [...stated.reworded, { from: claim.replaced.text, to: text }] : stated.reworded;
  return { ...stated, reworded, profile: withList(stated.profile, field, list.toSpliced(own, 0, claim)) };
}

/** Puts the owner's words in the place of an entry; one that was idle is used again. */
function changeEntry(stated: Stated, { field, claim: site }: Found, text: string, fact: OwnerFact): Stated {
  const claim = ownerEntry(field, text, fact, site);
  const list = listOf(stated.profile, field).filter(({ kind }) => kind !== 'not-found');
  const isUsed = list.some(({ id }) => id === site.id);
  const changed = (isUsed ? list : [...list, site])
    // The site may have taken over the owner's words in another entry.
    .filter((one) => one.id === site.id || !sameWords(one.text, text))
    .map((one) => (one.id === site.id ? claim : one));
  const conflict = isContradicted(site, fact, text) ? [{ field, claimId: claim.id, owner: text, site }] : [];
  const isReworded = !sameWords(site.text, text);
  return {
    ...withoutIdle(stated, site),
    profile: withList(stated.profile, field, changed),
    conflicts: [...stated.conflicts, ...conflict],
    reworded: isReworded ? [...stated.reworded, { from: site.text, to: text }] : stated.reworded,
  };
}

function removeEntry(stated: Stated, { field, claim, isExact }: Found): Stated {
  if (!isExact) return stated;
  const list = listOf(stated.profile, field).filter(({ id, text }) => id !== claim.id && !sameWords(text, claim.text));
  return withRemoved({ ...stated, profile: withList(stated.profile, field, list) }, field, claim);
}
