import type { SharedReport } from '#contracts/shared-report.ts';
import type { Move, PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { shareEvidence } from './share-claim.ts';

/** Pages and redirects that are listed. */
const MAX_ROWS = 100;

const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).filter(Boolean);

const shareMove = ({ title, why, how, impact, effort, basis, evidence }: Move) => ({
  ...{ title, why, how, impact, effort },
  isAdvice: basis === 'advice',
  evidence: shareEvidence(evidence),
});

function decisionOf({ decision, mergeInto }: PagePlanItem): string {
  if (decision === 'merge') return `Merge into ${mergeInto}`;
  return { keep: 'Keep', drop: 'Drop', add: 'New' }[decision];
}

/** The plan as it can be read in a few minutes. The owner's notes, answers and questions stay with the owner, and so do texts that are left out as private. */
export function shareStrategy({ opening, craft, engineer }: Strategy): NonNullable<SharedReport['strategy']> {
  const { headline, subhead, primaryButton, secondaryButton } = craft;
  return {
    aim: opening?.aim ?? '',
    forWhom: textsOf(opening?.forWhom ?? []),
    promise: opening?.promise.text ?? headline.text,
    believe: textsOf(opening?.believe ?? []),
    moves: (opening?.moves ?? []).map(shareMove),
    stays: opening?.stays ?? [],
    leaveOut: (opening?.leaveOut ?? [])
      .filter(({ reason }) => reason !== 'private')
      .map(({ text, why, instead = '' }) => ({ text, why, instead })),
    decisions: (opening?.decisions ?? []).map(({ question, why, untilThen }) => ({ question, why, untilThen })),
    copy: {
      headline: headline.text,
      subhead: subhead.text,
      buttons: textsOf([primaryButton, ...(secondaryButton ? [secondaryButton] : [])]),
    },
    pages: engineer.pagePlan
      .slice(0, MAX_ROWS)
      .map((page) => ({ path: page.path, title: page.title, decision: decisionOf(page), reason: page.reason })),
    redirects: engineer.urlMap.slice(0, MAX_ROWS).map(({ from, to, status }) => ({ from, to, status })),
  };
}
