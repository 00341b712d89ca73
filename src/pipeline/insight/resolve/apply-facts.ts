import type { SetAsideClaim } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact, ProfileField } from '#contracts/facts.ts';
import { applyToList } from './apply-to-list.ts';
import { applyToSingle } from './apply-to-single.ts';
import { isRefused } from './owner-text.ts';
import { isListField } from './profile-fields.ts';
import { rewordSentences } from './reword-sentences.ts';
import { hashOf } from './stable-id.ts';
import type { Stated } from './stated.ts';

/**
 * What the owner says, over everything else, in the order it was said. A fact is matched by the text that it was about, so it holds
 * after a new analysis; where the site says something else by then, the owner's words hold and the contradiction is listed.
 */
export function applyFacts(
  heard: Pick<Stated, 'profile' | 'setAside' | 'unsure'>,
  facts: readonly OwnerFact[],
): Pick<Stated, 'profile' | 'setAside' | 'unsure' | 'conflicts' | 'answered'> {
  const start: Stated = { ...heard, conflicts: [], answered: new Set(), reworded: [] };
  const stated = facts.reduce(applyFact, start);
  return rewordSentences(stated);
}

function applyFact(stated: Stated, fact: OwnerFact): Stated {
  const { field, text = '' } = fact;
  if (isRefused(text)) return { ...stated, setAside: [...stated.setAside, refused(field, text)] };
  const next = isListField(field) ? applyToList(stated, field, fact) : applyToSingle(stated, field, fact);
  const { questionId } = fact;
  if (questionId === undefined) return next;
  return {
    ...next,
    answered: new Set([...next.answered, questionId]),
    unsure: next.unsure.filter(({ id }) => id !== questionId),
  };
}

/** Shown to the owner with the reason, used by nothing. */
function refused(field: ProfileField, text: string): SetAsideClaim {
  const claim: Claim = { id: `refused-${hashOf(text)}`, text, kind: 'owner', confidence: 1, evidence: [], by: 'owner' };
  return { field, claim, by: 'reader', reason: 'It gives an instruction to language models instead of a fact, so nothing uses it.' };
}
