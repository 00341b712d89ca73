import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnerFact } from '#contracts/facts.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { FirstLook } from '#contracts/first-look.ts';
import type { Insight } from '#contracts/insight.ts';
import type { Site } from '#contracts/site.ts';
import type { OpenedHome } from './crawl/crawl-site.ts';

type FirstLookOptions = {
  facts: readonly OwnerFact[];
  signal: AbortSignal;
  /** Gets each look that differs from the one before. */
  show: (look: FirstLook) => void;
};

/**
 * Tells what is known of a site while it is analyzed. The analysis does not depend on it: a look that can't be made is left out, and
 * nothing waits for one.
 */
export function tellFirstLook({ facts, signal, show }: FirstLookOptions) {
  const code = import('./first-look.ts');
  code.catch(() => undefined); // awaited below
  let look: FirstLook | null = null;
  let hasScreenshots = false;
  let last: Promise<unknown> = Promise.resolve();
  const tell = (next: FirstLook | null) => {
    const complete = next && hasScreenshots ? { ...next, hasScreenshots } : next;
    if (complete === null || signal.aborted || JSON.stringify(complete) === JSON.stringify(look)) return;
    look = complete;
    show(complete);
  };
  /** One after the other, each after the requests that are due. */
  const inTurn = (make: (looks: Awaited<typeof code>) => FirstLook | null) => {
    const made = last.then(async () => {
      const looks = await code;
      await nextTurn();
      if (!signal.aborted) tell(make(looks));
    });
    last = made.catch(() => undefined); // what a page does to a look must not stop its analysis
  };
  return {
    home: (home: OpenedHome) => inTurn(({ lookAtHome }) => lookAtHome(home, facts) ?? look),
    screenshotsSaved: () => {
      hasScreenshots = true;
      inTurn(() => look);
    },
    pages: (site: Site, audit: AuditReport) => inTurn(({ lookAtPages }) => lookAtPages(look, site, audit)),
    business: (insight: Insight) => inTurn(({ lookAtBusiness }) => look && lookAtBusiness(look, insight, facts)),
    /** Waits for what is being told. */
    finish: () => last,
  };
}
