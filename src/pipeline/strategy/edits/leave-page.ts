import type { FormPlan, FunctionPlan, PagePlanItem, Recommendation, Strategy, UrlChange } from '#contracts/strategy.ts';
import { replaceAny } from '#text/characters.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { distinctBy } from '#text/words.ts';
import { outcomeOf } from '../finding-groups.ts';
import { homePath } from '../strategy-fields.ts';
import { leadTo } from './edit-lines.ts';
import { mapSections } from './map-sections.ts';

/** Everything that ends with a page: where it was (`path`), and where its visitors go now (`to`, '' for a page without a successor). */
type Leaving = { path: string; to: string };

/**
 * The strategy without one page: it answers 410, or 301 to the page that takes over. Its sections, head and findings go; buttons and
 * redirects that led to it lead to its successor or the nearest page, and the page plan says so.
 */
export function leavePage(strategy: Strategy, path: string, to: string): Strategy {
  const leaving: Leaving = { path, to };
  const nearest = to || nearestPage(strategy, path);
  const rerouted = rerouteButtons(strategy, path, nearest);
  const hadButtons = rerouted !== strategy;
  const planned = planWithout(rerouted, leaving, hadButtons ? nearest : '');
  const { craft, engineer, evaluate, opening } = planned;
  return {
    ...planned,
    craft: {
      ...craft,
      pages: craft.pages.filter((page) => page.path !== path),
      goal: { ...craft.goal, repeatsOn: craft.goal.repeatsOn.filter((page) => page !== path) },
    },
    engineer: {
      ...engineer,
      urlMap: changesWithout(engineer.urlMap, leaving),
      head: engineer.head.filter((head) => head.path !== path),
      structuredData: engineer.structuredData.flatMap((data) => (data.path === path ? (to === '' ? [] : [{ ...data, path: to }]) : [data])),
      forms: engineer.forms.map((form) => formWithout(form, leaving)),
      functions: engineer.functions.map((entry) => functionWithout(entry, leaving)),
      legalPages: pagesWithout(engineer.legalPages, leaving),
    },
    evaluate: {
      ...evaluate,
      works: evaluate.works.flatMap((item) => {
        const pages = item.pages.filter((page) => page !== path);
        return item.pages.length > 0 && pages.length === 0 ? [] : [{ ...item, pages }];
      }),
      fails: evaluate.fails.flatMap((entry) => findingWithout(entry, path)),
    },
    ...(opening ? { opening: { ...opening, moves: opening.moves.filter((move) => !names(`${move.title} ${move.how}`, path)) } } : {}),
  };
}

/** Whether a text names this path, and not only a longer one that starts with it. */
function names(text: string, path: string): boolean {
  return splitAtSpaces(replaceAny(text, ',;:()', ' ')).some((word) => word === path || word === `${path}.`);
}

function pagesWithout(pages: readonly string[], { path, to }: Leaving): string[] {
  return [...new Set(pages.flatMap((page) => (page === path ? (to === '' ? [] : [to]) : [page])))];
}

function planWithout(strategy: Strategy, { path, to }: Leaving, reroutedTo: string): Strategy {
  const led = reroutedTo === '' || to !== '' ? '' : ` Buttons that led to it now lead to ${reroutedTo}.`;
  const pagePlan = strategy.engineer.pagePlan.map((page): PagePlanItem => {
    if (page.path === path) {
      return to === ''
        ? { ...page, decision: 'drop', mergeInto: '', reason: `The owner drops this page.${led}` }
        : { ...page, decision: 'merge', mergeInto: to, reason: 'The owner merges this page.' };
    }
    if (page.mergeInto !== path) return page;
    return to === ''
      ? { ...page, decision: 'drop', mergeInto: '', reason: `${path} is dropped, and this page is the same.` }
      : { ...page, mergeInto: to };
  });
  return { ...strategy, engineer: { ...strategy.engineer, pagePlan } };
}

/** Redirects to the page go on to its successor, so that none is a chain. */
function changesWithout(urlMap: readonly UrlChange[], { path, to }: Leaving): UrlChange[] {
  const others = urlMap
    .filter(({ from }) => from !== path)
    .map((change): UrlChange => (change.to === path ? { ...change, to, status: to === '' ? 410 : 301 } : change))
    .filter(({ from, to: target }) => from !== target);
  const own: UrlChange =
    to === ''
      ? { from: path, to: '', status: 410, reason: 'The owner drops this page.' }
      : { from: path, to, status: 301, reason: 'The owner merges this page.' };
  return distinctBy([...others, own], ({ from }) => from);
}

function formWithout(form: FormPlan, { path, to }: Leaving): FormPlan {
  if (form.path !== path) return form;
  return to === '' ? { ...form, decision: 'drop', reason: 'The owner drops its page.' } : { ...form, path: to };
}

function functionWithout(entry: FunctionPlan, leaving: Leaving): FunctionPlan {
  const pages = pagesWithout(entry.pages, leaving);
  const isGone = entry.pages.length > 0 && pages.length === 0;
  return isGone ? { ...entry, pages, decision: 'drop', reason: 'The owner drops its page.' } : { ...entry, pages };
}

/** A finding on other pages too stays, with these; the words of its outcome name the pages, so they are made again. */
function findingWithout(entry: Recommendation, path: string): Recommendation[] {
  if (!entry.pages.includes(path)) return [entry];
  const pages = entry.pages.filter((page) => page !== path);
  const [id = entry.id] = entry.findingIds;
  return pages.length === 0 ? [] : [{ ...entry, pages, successCriterion: outcomeOf({ id, title: entry.title, pages }) }];
}

/** The page next to one that goes: above it in the path, of the same type, the contact page, else the home page. */
function nearestPage(strategy: Strategy, path: string): string {
  const kept = strategy.engineer.pagePlan.filter((page) => page.path !== path && (page.decision === 'keep' || page.decision === 'add'));
  const type = strategy.engineer.pagePlan.find((page) => page.path === path)?.type;
  const home = homePath(strategy);
  const above = kept
    .filter((page) => page.path !== home && path.startsWith(`${page.path.replace(/(?:index)?\.html?$|\/$/, '')}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const alike = kept.find((page) => page.type === type && page.type !== 'other' && page.path !== home);
  const contact = kept.find((page) => page.type === 'contact' || page.type === 'booking');
  return (above ?? alike ?? contact)?.path ?? home;
}

function rerouteButtons(strategy: Strategy, path: string, nearest: string): Strategy {
  const leadsHere = (target: string) => target.split('#', 1).join() === path;
  const hasButton = strategy.craft.pages.some(
    (page) => page.path !== path && page.sections.some(({ button }) => button && leadsHere(button.target)),
  );
  const withGoal = leadsHere(strategy.craft.goal.target) ? leadTo(strategy, nearest) : strategy;
  if (!hasButton) return withGoal;
  return mapSections(withGoal, (section) =>
    section.button && leadsHere(section.button.target) ? { ...section, button: { ...section.button, target: nearest } } : section,
  );
}
