import type { Decision, OwnerQuestion } from '#contracts/strategy.ts';
import { findContradictions } from '../contradictions/contradictions.ts';
import type { Reading } from '../read-site.ts';
import type { OpeningParts } from './opening.ts';

const DECISIONS = 6;

/** What the builder does until the owner has answered; questions without an entry are not urgent enough to hold up a launch. */
const UNTIL_THEN: Record<string, (parts: OpeningParts) => string> = {
  goal: ({ craft }) => `The main button says "${craft.goal.label}" and leads to ${craft.goal.target}.`,
  contact: ({ craft }) =>
    craft.goal.kind === 'not-found' ? 'No way to get in touch is shown.' : `Visitors reach you on ${craft.goal.target}, as today.`,
  prices: () => 'No price is shown.',
  offers: () => 'Only what the pages name is shown.',
  visitors: () => 'The copy speaks to every visitor.',
  filler: () => 'Template text is left out.',
  legal: () => 'No text is invented: each legal page is published with its own text, before launch.',
};

const decisionOf = ({ id, question, why }: OwnerQuestion, untilThen: string): Decision => ({
  ...{ id, question, why, untilThen, evidence: [] },
  basis: 'evidence',
});

/** What the owner decides before launch: contradictions and forms first, then what no page says. */
export function listDecisions(reading: Reading, parts: OpeningParts): Decision[] {
  const contradictions = findContradictions(reading)
    .filter(({ isUrgent }) => isUrgent)
    .map((entry): Decision => ({ ...decisionOf(entry, entry.untilThen), evidence: entry.evidence.slice(0, 2) }));
  const missing = Object.keys(UNTIL_THEN).flatMap((id) => {
    const question = parts.diagnose.questions.find((entry) => entry.id === id);
    return question ? [decisionOf(question, UNTIL_THEN[id]?.(parts) ?? '')] : [];
  });
  return [...contradictions, ...missing].slice(0, DECISIONS);
}
