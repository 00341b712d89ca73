import type { BusinessProfile } from '#contracts/business.ts';
import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { knownClaims } from './profile-claims.ts';

export type FactsContext = {
  /** The facts stored so far. */
  stored: readonly OwnerFact[];
  /** The profile as the site alone gives it, then as the stored facts resolve it; none before the first analysis. */
  profiles: readonly BusinessProfile[];
  now: Date;
};

/**
 * The owner's facts as they are stored: texts trimmed, each with the statement's words (`was`) and the time it was entered. A fact
 * that is stored already stays as it is, also when a new analysis no longer has its statement.
 * Throws `invalid-input` naming the entry with an unknown statement or question, or without a text.
 */
export function completeFacts(given: readonly OwnerFact[], { stored, profiles, now }: FactsContext): OwnerFact[] {
  const claims = profiles.flatMap(knownClaims);
  const questions = profiles.flatMap((profile) => profile.questions ?? []);
  return given.map(trimTexts).map((fact, at) => {
    const known = stored.find((earlier) => isSameFact(earlier, fact));
    if (known) return known;
    const refuse = (what: string) => new AppError('invalid-input', `Entry ${at + 1} (${fact.field}) ${what}`);
    const missing = missingPart(fact);
    if (missing) throw refuse(missing);
    const { claimId, questionId, field } = fact;
    const claim = claimId === undefined ? undefined : claims.find((one) => one.field === field && one.claim.id === claimId)?.claim;
    const asked = questionId === undefined ? undefined : questions.find((one) => one.field === field && one.id === questionId);
    if (claimId !== undefined && !claim)
      throw refuse(`is about the statement "${shorten(claimId)}", which this analysis does not have there.`);
    if (questionId !== undefined && !asked) throw refuse(`answers the question "${shorten(questionId)}", which is not asked there.`);
    const was = fact.was ?? claim?.text ?? asked?.claim?.text;
    return { ...fact, ...(was === undefined ? {} : { was }), at: now.toISOString() };
  });
}

const ID_LENGTH = 60;
const shorten = (id: string) => id.slice(0, ID_LENGTH);

const NEEDS_TEXT: ReadonlySet<OwnerFact['action']> = new Set(['correct', 'add', 'answer']);

/** What an entry lacks, as the end of a sentence. */
function missingPart({ action, text, claimId, questionId }: OwnerFact): string | null {
  if (NEEDS_TEXT.has(action) && !text) return 'needs a text.';
  if (action === 'answer' && questionId === undefined) return 'does not say which question it answers.';
  if ((action === 'confirm' || action === 'remove') && claimId === undefined && questionId === undefined)
    return 'does not say which statement it is about.';
  return null;
}

function trimTexts(fact: OwnerFact): OwnerFact {
  const trimmed = { ...fact };
  for (const key of ['text', 'price', 'description'] as const) if (fact[key] !== undefined) trimmed[key] = fact[key].trim();
  return trimmed;
}

/** The same entry, sent again with or without what the server added to it. */
function isSameFact(stored: OwnerFact, fact: OwnerFact): boolean {
  const keys = ['field', 'action', 'claimId', 'questionId', 'text', 'price', 'description'] as const;
  return keys.every((key) => stored[key] === fact[key]) && (fact.was === undefined || fact.was === stored.was);
}
