import type { Strategy } from '#contracts/strategy.ts';
import { dropStart } from '#text/edges.ts';
import { mentions } from '../mentions.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';
import type { LintSubject } from './subject.ts';

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

/** From so many pages with one subject on, it is the subject of none. */
const MANY_PAGES = 3;

/** What three pages or more are said to be about; '' where each has a subject of its own. */
function sameSubject(plan: Strategy['engineer']['pagePlan']): string {
  const subjects = plan.flatMap(({ decision, reason }) =>
    decision === 'keep' ? (reason.split('\u201d')[0]?.split('\u201c')[1] ?? []) : [],
  );
  return [...Map.groupBy(subjects, (subject) => subject)].find(([, pages]) => pages.length >= MANY_PAGES)?.[0] ?? '';
}

type Line = LintSubject['lines'][number];

/** Whether a line names the entries of the header; `first`: what the first one begins with. */
const startsHeader = (text: string, first = '') => dropStart(text, ' -*\u2022').toLowerCase().startsWith(`header: ${first}`);

/** The line with the header of the new site, where it names pages in another order than today's menu; undefined for a planned menu. */
function mixedMenu({ pagePlan, navigation }: Strategy['engineer'], lines: readonly Line[]): Line | undefined {
  const header = navigation ? undefined : lines.find(({ text }) => startsHeader(text));
  if (!header) return undefined;
  const named = pagePlan.filter(({ menuAt }) => menuAt !== undefined).toSorted((a, b) => (a.menuAt ?? 0) - (b.menuAt ?? 0));
  const places = named.map(({ path }) => header.text.indexOf(`" to ${siteText(path)} `)).filter((at) => at >= 0);
  return places.some((at, index) => at < (places[index - 1] ?? 0)) ? header : undefined;
}

export const wholeSite: Lint = {
  id: 'whole-site',
  point: 8,
  gate: false,
  title: 'Every page is kept, merged or dropped with a reason',
  check({ lines, strategy: { engineer } }): Verdict {
    const plan = engineer.pagePlan;
    const same = sameSubject(plan);
    if (same !== '') return { marks: 1, reason: 'Several pages are said to be about the same.', excerpt: same };
    const nameless = lines.find(({ text }) => startsHeader(text, '/'));
    if (nameless)
      return { marks: 1, reason: 'The menu has addresses in place of names.', blockId: nameless.blockId, excerpt: nameless.text.trim() };
    const mixed = mixedMenu(engineer, lines);
    if (mixed) return { marks: 1, reason: "The menu has not the order of today's.", blockId: mixed.blockId, excerpt: mixed.text.trim() };
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
