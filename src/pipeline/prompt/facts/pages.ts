import type { HeadData, PageCraft, SectionPlan } from '#contracts/strategy.ts';
import type { Material } from '../material.ts';
import { cell, quoted, siteText } from '../site-text.ts';

/** `/path (keep): reason`, every page of the plan. */
export function pagePlanLines({ strategy }: Material): string[] {
  return strategy.engineer.pagePlan.map(({ path, title, decision, mergeInto, reason }) => {
    const what = decision === 'merge' ? `merge into ${mergeInto}` : decision;
    return `${cell(path)} | ${cell(title) || 'untitled'} | ${what} | ${cell(reason)}`;
  });
}

/** Paths of the pages that stay or are added. */
export function keptPaths({ strategy }: Material): string[] {
  return strategy.engineer.pagePlan
    .filter((page) => page.decision === 'keep' || page.decision === 'add')
    .map((page) => siteText(page.path));
}

/** `old -> new (301)` for each change. */
export function urlChangeLines({ strategy }: Material): string[] {
  return strategy.engineer.urlMap.map(
    ({ from, to, status, reason }) => `${siteText(from)} -> ${status === 410 ? 'gone' : siteText(to)} (${status}): ${siteText(reason)}`,
  );
}

/** Head data of one page as it should be. */
export function headOf({ path, title, description, h1, canonical }: HeadData): {
  path: string;
  title: string;
  description: string;
  h1: string;
  canonical: string;
  changed: string[];
} {
  const changed = [
    title.new !== title.now && `title: ${title.reason}`,
    description.new !== description.now && `description: ${description.reason}`,
    h1.new !== h1.now && `h1: ${h1.reason}`,
  ].filter((entry): entry is string => typeof entry === 'string');
  return {
    path: siteText(path),
    title: siteText(title.new),
    description: siteText(description.new),
    h1: siteText(h1.new),
    canonical: siteText(canonical),
    changed,
  };
}

/** Texts of a section, clean, without empty ones. */
export function sectionTexts(section: SectionPlan): {
  heading: string;
  purpose: string;
  text: string[];
  items: string[];
  images: string[];
  button: string;
} {
  const button = section.button ? siteText(section.button.label) : '';
  return {
    heading: siteText(section.heading),
    purpose: siteText(section.purpose),
    text: section.text.map(siteText).filter(Boolean),
    items: section.items.map(siteText).filter(Boolean),
    images: section.images.map(({ url, alt }) => `${siteText(url)}${siteText(alt) ? ` (${siteText(alt)})` : ''}`).filter(Boolean),
    button: button === '' ? '' : `${quoted(button)} to ${siteText(section.button?.target ?? '')}`,
  };
}

/** Plans of all pages but the home page. */
export function furtherPages({ strategy }: Material): PageCraft[] {
  return strategy.craft.pages.slice(1);
}

export function homePage({ strategy }: Material): PageCraft | undefined {
  return strategy.craft.pages[0];
}
