import type { Strategy } from '#contracts/strategy.ts';
import { mentions } from '../mentions.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** What is wrong with the plan itself, as a sentence; '' when nothing is. */
function brokenDecision({ pagePlan, forms }: Strategy['engineer']): string {
  const staying = new Set(pagePlan.filter(({ decision }) => decision === 'keep' || decision === 'add').map(({ path }) => path));
  for (const { path, decision, mergeInto, reason } of pagePlan) {
    if (staying.has(path)) continue;
    if (reason.trim() === '') return `The plan gives no reason for what happens to ${path}.`;
    if (decision === 'merge' && !staying.has(mergeInto)) return `${path} is merged into ${mergeInto || 'no page'}, which does not stay.`;
    if (decision === 'drop' && forms.some((form) => form.path === path && form.decision === 'keep'))
      return `${path} is dropped, but its form is kept.`;
  }
  return '';
}

export const wholeSite: Lint = {
  id: 'whole-site',
  point: 8,
  gate: false,
  title: 'Every page is kept, merged or dropped with a reason',
  check({ lines, strategy: { engineer } }): Verdict {
    const plan = engineer.pagePlan;
    const broken = brokenDecision(engineer);
    if (broken !== '') return { marks: 0, reason: broken };
    const moved = new Set(engineer.urlMap.map(({ from }) => from));
    const left = plan.filter(({ path, decision, reason }) => {
      const shown = siteText(path);
      // The list of redirects says where it goes and why.
      if (moved.has(path) && lines.some(({ text }) => text.includes(shown) && text.includes(' -> '))) return false;
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
