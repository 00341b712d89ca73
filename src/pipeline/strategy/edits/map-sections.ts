import type { PageCraft, SectionPlan, Strategy } from '#contracts/strategy.ts';

/** The strategy with every section of every page changed. */
export function mapSections(strategy: Strategy, change: (section: SectionPlan, path: string) => SectionPlan): Strategy {
  return mapPages(strategy, (page) => ({ ...page, sections: page.sections.map((section) => change(section, page.path)) }));
}

/** The strategy with every page of `craft` changed. */
export function mapPages(strategy: Strategy, change: (page: PageCraft) => PageCraft): Strategy {
  return { ...strategy, craft: { ...strategy.craft, pages: strategy.craft.pages.map(change) } };
}
