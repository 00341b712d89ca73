import type { CheckFacts, Checks } from './checks.ts';
import type { SectionCopy } from './copy.ts';
import type { FormToKeep, FunctionToKeep } from './forms.ts';
import type { HeadLabels } from './head.ts';
import type { IssueToFix } from './issues.ts';
import type { PlannedPage } from './pages.ts';

/**
 * How one builder's document words what every document says. The sections supply the facts; a wording turns each fact into a line
 * and names the lists. An empty heading leaves the heading out.
 */
export type Wording = {
  /** In front of each list entry, and of each entry to tick. */
  mark: string;
  tick: string;
  /** One section of a page, ready to paste; `at` counts from 0. */
  copy(section: SectionCopy, at: number): string;
  pages: { entry(page: PlannedPage): string; redirects: string; unchanged: string };
  head: HeadLabels;
  forms: {
    heading: string;
    entry(form: FormToKeep): string;
    functions: string;
    function(entry: FunctionToKeep): string;
    legal: string;
  };
  /** Without `hosting`, issues of the server are listed with the others; without `advice`, there is none. */
  issues: { intro: string; entry(issue: IssueToFix): string; hosting?: string; advice?: string };
  checks(facts: CheckFacts): Checks;
  checkHeadings?: { speed: string; accessibility: string };
  structuredData(data: { type: string; path: string; json: string }): string;
};
