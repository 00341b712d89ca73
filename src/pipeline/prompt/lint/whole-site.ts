import { mentions } from '../mentions.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const wholeSite: Lint = {
  id: 'whole-site',
  point: 8,
  gate: false,
  title: 'Every page is kept, merged or dropped with a reason',
  check({ lines, strategy: { engineer } }): Verdict {
    const plan = engineer.pagePlan;
    const left = plan.filter(({ path, decision, reason }) => {
      const shown = siteText(path);
      const words = siteText(reason).toLowerCase();
      // The decision may be on the line below the path, as under the heading of a page.
      return !lines.some(
        ({ text }, at) =>
          text.toLowerCase().includes(words) &&
          mentions(text, [`${decision}*`]) &&
          (text.includes(shown) || lines[at - 1]?.text.includes(shown) === true),
      );
    });
    return left.length === 0
      ? passed(`All ${plan.length} pages are in the page plan.`)
      : missing(
          left.map(({ path }) => path),
          { of: plan.length, what: 'Pages without a decision' },
        );
  },
};
