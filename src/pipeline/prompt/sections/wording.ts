import type { SectionCopy } from '../copy/section-copy.ts';
import type { CheckFacts, Checks } from './checks.ts';
import type { FormToKeep, FunctionToKeep } from './forms.ts';
import type { HeadRow } from './head.ts';
import type { IssueArea, IssueToFix } from './issues.ts';
import type { DecisionCopy, LeaveOutCopy, MoveCopy } from './opening.ts';
import type { PageFacts, PageRest } from './page-blocks.ts';
import type { PlannedPage } from './pages.ts';

/**
 * How one builder's document words what every document says. The sections supply the facts; a wording turns each fact into a line
 * and names the lists. An empty heading leaves the heading out.
 */
export type Wording = {
  /** In front of each list entry, and of each entry to tick. */
  mark: string;
  tick: string;
  move(move: MoveCopy, at: number): string;
  /** The decisions with their heading. */
  decisions(rows: DecisionCopy[]): string;
  leaveOut(entry: LeaveOutCopy): string;
  /** One section of a page, ready to paste; `at` counts from 0. */
  section(section: SectionCopy, at: number): string;
  page: {
    /** Opens the copy of a page within its block. */
    heading(page: PageFacts): string;
    /** What the copy does not contain, and where it is; '' when it is complete. */
    rest(rest: PageRest): string;
    doneHeading: string;
    /** Two to four checks that a person can make. */
    done(page: PageFacts): string[];
  };
  pages: { entry(page: PlannedPage): string; unread: string; redirects: string; unchanged: string };
  head(row: HeadRow): string;
  forms: {
    heading: string;
    entry(form: FormToKeep): string;
    functions: string;
    function(entry: FunctionToKeep): string;
    legal(paths: string): string;
  };
  issues: { intro: string; areas: Record<IssueArea, string>; entry(issue: IssueToFix): string };
  checks(facts: CheckFacts): Checks;
  checkHeadings?: { speed: string; accessibility: string };
  structuredData(data: { type: string; path: string; json: string }): string;
};
