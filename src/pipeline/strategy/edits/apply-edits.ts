import type { Strategy } from '#contracts/strategy.ts';
import { mergeEdits, type StrategyEdit } from '#contracts/strategy-edits.ts';
import { lastPerObject } from '#text/memoize.ts';
import { writeSentences } from '../write-sentences.ts';
import { answerQuestion } from './answer-question.ts';
import { editLine, editTarget } from './edit-lines.ts';
import { editPage } from './edit-pages.ts';
import { editSection, orderSections } from './edit-sections.ts';
import { followCopy } from './follow-copy.ts';

/** Answers come first, since they bring back copy; then pages: what else is edited refers to the pages that are left. */
const ORDER: StrategyEdit['field'][] = [
  ...(['question', 'page', 'primaryTarget', 'headline', 'subhead', 'primaryButton', 'secondaryButton', 'promise'] as const),
  ...(['section', 'sectionOrder', 'notes'] as const),
];

function applyEdit(strategy: Strategy, edit: StrategyEdit): Strategy {
  switch (edit.field) {
    case 'page':
      return editPage(strategy, edit);
    case 'primaryTarget':
      return editTarget(strategy, edit.text);
    case 'section':
      return editSection(strategy, edit);
    case 'sectionOrder':
      return orderSections(strategy, edit);
    case 'question':
      return answerQuestion(strategy, edit);
    case 'notes':
      return { ...strategy, notes: edit.text };
    default:
      return editLine(strategy, edit);
  }
}

const withEdits = lastPerObject((strategy: Strategy, edits: string): Strategy => {
  const given = JSON.parse(edits) as StrategyEdit[];
  const ordered = mergeEdits([], given).toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
  if (ordered.length === 0) return strategy;
  return writeSentences(followCopy(strategy, ordered.reduce(applyEdit, strategy)));
});

/**
 * The generated strategy as the owner wants it. Each value is put where it is used, and the sentences that repeat it are written
 * again; an edit of something that is no longer there changes nothing. Apply it to the strategy as generated, with all edits at once.
 */
export function applyEdits(strategy: Strategy, edits: readonly StrategyEdit[]): Strategy {
  return edits.length === 0 ? strategy : withEdits(strategy, JSON.stringify(edits));
}
