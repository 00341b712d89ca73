import type { PageCraft, PagePlanItem, Strategy, UrlChange } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { newHead, newHero } from '../engineer/new-page.ts';
import { titleWith } from '../engineer/title-with.ts';
import { homePath } from '../strategy-fields.ts';
import { leavePage } from './leave-page.ts';

type PageEdit = Extract<StrategyEdit, { field: 'page' }>;

/**
 * The strategy with the owner's decision about one page, and its name. The home page always stays; a merge needs another page that
 * stays.
 */
export function editPage(strategy: Strategy, edit: PageEdit): Strategy {
  const item = strategy.engineer.pagePlan.find(({ path }) => path === edit.path);
  if (!item) return edit.decision === 'add' ? addPage(strategy, edit) : strategy;
  const named = edit.title?.trim() ? renamePage(strategy, item.path, edit.title.trim()) : strategy;
  return decide(named, item, edit);
}

function decide(strategy: Strategy, item: PagePlanItem, { decision, mergeInto }: PageEdit): Strategy {
  if (!decision || decision === 'add' || item.path === homePath(strategy)) return strategy;
  if (decision === 'keep') return item.decision === 'keep' ? strategy : keepPage(strategy, item);
  if (decision === 'drop') return leavePage(strategy, item.path, '');
  const target = strategy.engineer.pagePlan.find((page) => page.path === mergeInto && page.path !== item.path);
  if (!target || (target.decision !== 'keep' && target.decision !== 'add')) return strategy;
  return leavePage(appendSections(strategy, item.path, target.path), item.path, target.path);
}

/** A page that was to go stays as it is. Its head and sections were not planned, so they are carried over unchanged. */
function keepPage(strategy: Strategy, { path }: PagePlanItem): Strategy {
  const { engineer } = strategy;
  const reason = 'The owner keeps this page: carry it over unchanged.';
  const pagePlan = engineer.pagePlan.map(
    (page): PagePlanItem => (page.path === path ? { ...page, decision: 'keep', mergeInto: '', reason } : page),
  );
  return { ...strategy, engineer: { ...engineer, pagePlan, urlMap: engineer.urlMap.filter(({ from }: UrlChange) => from !== path) } };
}

function renamePage(strategy: Strategy, path: string, title: string): Strategy {
  const { craft, engineer, site } = strategy;
  return {
    ...strategy,
    craft: { ...craft, pages: craft.pages.map((page) => (page.path === path ? { ...page, title } : page)) },
    engineer: {
      ...engineer,
      pagePlan: engineer.pagePlan.map((page) => (page.path === path ? { ...page, title } : page)),
      head: engineer.head.map((head) =>
        head.path === path
          ? { ...head, title: { ...head.title, new: titleWith(title, site.businessName), reason: 'The owner\u2019s name for the page.' } }
          : head,
      ),
    },
  };
}

/** A new page with its name as heading; its text is for the owner to write. */
function addPage(strategy: Strategy, { path, title = '' }: PageEdit): Strategy {
  const { craft, engineer, site } = strategy;
  const name = title.trim() || path;
  const url = new URL(path, site.url).href;
  const reason = 'The owner adds this page.';
  const hero = newHero(name, { label: craft.goal.label, target: craft.goal.target });
  const added: PagePlanItem = { path, url, title: name, type: 'other', decision: 'add', mergeInto: '', reason };
  const words = { title: titleWith(name, site.businessName), description: `${name}: ${craft.subhead.text}`, h1: name };
  const head = newHead({ path, url, reason }, words);
  const page: PageCraft = { path, title: name, sections: [hero] };
  return {
    ...strategy,
    craft: { ...craft, pages: [...craft.pages, page] },
    engineer: { ...engineer, pagePlan: [...engineer.pagePlan, added], head: [...engineer.head, head] },
  };
}

/** The sections of one page after those of another, each with an id of its own there. */
function appendSections(strategy: Strategy, from: string, to: string): Strategy {
  const moved = strategy.craft.pages.find(({ path }) => path === from)?.sections ?? [];
  const pages = strategy.craft.pages.map((page) => {
    if (page.path !== to) return page;
    const taken = new Set(page.sections.map(({ id }) => id));
    const idFor = (kind: string) => {
      let id = kind;
      for (let count = 2; taken.has(id); count += 1) id = `${kind}-${count}`;
      taken.add(id);
      return id;
    };
    const added = moved.map((section) => {
      const kind = section.kind === 'hero' || section.kind === 'closing' ? 'content' : section.kind;
      return { ...section, kind, id: idFor(kind), purpose: kind === section.kind ? section.purpose : '' };
    });
    return { ...page, sections: [...page.sections, ...added] };
  });
  return { ...strategy, craft: { ...strategy.craft, pages } };
}
