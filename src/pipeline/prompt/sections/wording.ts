import type { EditedPage } from '../copy/edit-pages.ts';
import type { SectionCopy } from '../copy/section-copy.ts';
import type { AfterFacts } from './after-publishing.ts';
import type { BriefHeadings } from './brief.ts';
import type { CheckFacts, Checks } from './checks.ts';
import type { FormToKeep, FunctionToKeep } from './forms.ts';
import type { HeadRow } from './head.ts';
import type { IssueArea, IssueToFix } from './issues.ts';
import type { DecisionCopy, LeaveOutCopy, MoveCopy } from './opening.ts';
import type { PageRest } from './page-blocks.ts';
import type { PlannedPage } from './pages.ts';

/**
 * How one builder's document words what every document says. The sections supply the facts; a wording turns each fact into a line
 * and names the lists. An empty heading leaves the heading out.
 */
export type Wording = {
  /** In front of each list entry, and of each entry to tick. */
  mark: string;
  tick: string;
  brief: BriefHeadings;
  move(move: MoveCopy, at: number): string;
  decisions(rows: DecisionCopy[]): string;
  leaveOut(rows: LeaveOutCopy[]): string;
  /** One section of a page, ready to paste; `at` counts from 0. */
  section(section: SectionCopy, at: number): string;
  page: {
    /** Opens the copy of a page within its block. */
    heading(page: EditedPage): string;
    /** What the copy does not contain, and where it is; '' when it is complete. */
    rest(rest: PageRest): string;
    /** What its copy does not have and today's page does; absent where a builder is told in another way. */
    unplaced?(lines: readonly string[]): string;
    /** The check of a page that shows several prices. */
    prices(amounts: string): string;
  };
  pages: { entry(page: PlannedPage): string; unread: string; redirects: string; unchanged: string };
  head(row: HeadRow): string;
  forms: {
    heading: string;
    entry(form: FormToKeep): string;
    /** That names and values are taken over to the letter; '' where a builder sets fields by their labels. */
    exact: string;
    /** The texts after sending that all forms share. */
    states(success: string, error: string): string;
    functions: string;
    function(entry: FunctionToKeep): string;
    /** Heading of the links that no copy has. */
    links: string;
    legal(paths: string): string;
  };
  issues: {
    areas: Record<IssueArea, string>;
    entry(issue: IssueToFix): string;
    minor(count: number): string;
    /** In place of a list by area: what holds once the serious issues are gone. */
    summary?(tests: readonly string[]): string;
  };
  checks(facts: CheckFacts): Checks;
  /** What is left to do once the site is live; at most five lines. */
  after(facts: AfterFacts): string[];
  structuredData(data: { type: string; path: string; parts: string }): string;
};
