import type { PageType } from '#contracts/page.ts';
import type { CopyLine, HeadData, PageCraft, PagePlanItem, PrimaryGoal, ProofItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { detectLanguage } from '../../crawl/extract/language.ts';
import type { StrategyChoices } from '../choices/choices.ts';
import { keptPaths, plannedPage } from '../engineer/page-plan.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { type PageReading, type Reading, samePageKey } from '../read-site.ts';
import { linesOf } from './complete-lists.ts';
import { choosePrimaryGoal, chooseSecondaryButton } from './goal.ts';
import { planHomePage } from './home-page.ts';
import { mergeSections, newSections } from './merge-sections.ts';
import pageImportance from './page-importance.json' with { type: 'json' };
import { rankActions, targetOf } from './rank-actions.ts';
import { planSections } from './sections.ts';
import { type TodaysRest, todaysRest } from './todays-rest.ts';
import { describeVisitors } from './visitors.ts';

/** Pages whose sections are written out; the plan lists every page, the rest is carried over as it is. Design default. */
const MAX_CRAFTED_PAGES = 16;

/** Pages that decide come first. */
const IMPORTANCE = pageImportance as PageType[];

export type CraftParts = {
  headline: CopyLine;
  subhead: CopyLine;
  head: readonly HeadData[];
  pagePlan: readonly PagePlanItem[];
  proof: readonly ProofItem[];
  objections: Strategy['elevate']['objections'];
  choices: StrategyChoices;
  /** Whether a page keeps its text word for word, so that no section is planned. */
  isAsIs: (path: string) => boolean;
  /** Purposes of a page's forms shown elsewhere. */
  takenFrom: (path: string) => ReadonlySet<string>;
};

/** Words of every line that a strategist wrote, what the site says, and what stays of a page in addition to what was written for it. */
type WrittenLines = { lines: readonly ReadonlySet<string>[]; says: Reading['says']; staysOf(path: string): TodaysRest };

/** The sections of one page of today, without forms shown elsewhere, in the order and words of a strategist where there is one. */
function sectionsOf(
  own: readonly SectionPlan[],
  path: string,
  { choices, takenFrom, lines, says, staysOf }: CraftParts & WrittenLines,
  isHome = false,
): SectionPlan[] {
  const taken = takenFrom(path);
  const left = own.map((section) => ({ ...section, forms: section.forms.filter((purpose) => !taken.has(purpose)) }));
  const chosen = choices.sections?.get(path);
  return mergeSections(left, { chosen, lines, says, stays: staysOf(path), isHome, image: choices.pages?.get(path)?.image });
}

const languageOf = (path: string, { pages }: StrategyChoices, today = '') => {
  const language = pages?.get(path)?.language ?? today;
  return language ? { language } : {};
};

/** The language of a page whose texts are in another one than the site's, where the site says that it has this one too; '' for the others. */
function todaysLanguage({ page, sections }: PageReading, { language, profile }: Reading): string {
  const known = new Set([page.lang ?? '', ...profile.languages].map((code) => code.slice(0, 2).toLowerCase()));
  if (known.size < 2) return '';
  const found = detectLanguage(sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' '));
  return found !== null && found !== language && known.has(found) ? found : '';
}

/** The pages that a strategist adds. */
function addedPages({ pagePlan, head, choices }: CraftParts): PageCraft[] {
  return pagePlan
    .filter(({ decision }) => decision === 'add')
    .map(({ path, title }) => {
      const h1 = head.find((entry) => entry.path === path)?.h1.new ?? title;
      return {
        path,
        title,
        ...languageOf(path, choices),
        sections: newSections(h1, choices.sections?.get(path) ?? [], choices.pages?.get(path)?.image),
      };
    });
}

function craftedPages(parts: CraftParts & WrittenLines, reading: Reading, home: PageCraft): PageCraft[] {
  const kept = keptPaths(parts.pagePlan);
  const h1Of = new Map(parts.head.map((head) => [head.path, head.h1.new]));
  const place = (type: PageType) => (IMPORTANCE.indexOf(type) + IMPORTANCE.length) % IMPORTANCE.length;
  const others = reading.pages
    .filter(
      (entry) =>
        entry !== reading.home &&
        kept.has(entry.path) &&
        !parts.isAsIs(entry.path) &&
        !['legal', 'login', 'cart'].includes(entry.page.type),
    )
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => place(a.entry.page.type) - place(b.entry.page.type) || a.index - b.index)
    .slice(0, MAX_CRAFTED_PAGES - 1)
    .map(({ entry }) => ({
      path: entry.path,
      title: entry.title || entry.h1 || entry.path,
      ...languageOf(entry.path, parts.choices, todaysLanguage(entry, reading)),
      sections: sectionsOf(planSections(entry, reading, { h1: h1Of.get(entry.path) }), entry.path, parts),
    }));
  return [home, ...others.filter((page) => page.sections.length > 0)];
}

/** A path as the plan writes it, where a link of today writes it otherwise: `/Contact.html` of a page at `/contact.html`. */
const liveTarget = (plan: readonly PagePlanItem[]) => {
  const kept = plan.filter(({ decision }) => decision === 'keep' || decision === 'add');
  return (target: string): string =>
    target.startsWith('/') && !target.includes('#') ? (plannedPage(target, kept)?.path ?? target) : target;
};

/** A page whose buttons lead where `live` says. */
const withTargets = (page: PageCraft, live: (target: string) => string): PageCraft => ({
  ...page,
  sections: page.sections.map((section) =>
    section.button ? { ...section, button: { ...section.button, target: live(section.button.target) } } : section,
  ),
});

/** A page without buttons that lead to itself; one to a part of it stays. */
function withoutOwnLinks(page: PageCraft): PageCraft {
  const isOwn = (target: string) => !target.includes('#') && target.startsWith('/') && samePageKey(target) === samePageKey(page.path);
  return {
    ...page,
    sections: page.sections.map((section) => (section.button && isOwn(section.button.target) ? { ...section, button: null } : section)),
  };
}

/** The goal with the button that a strategist chose. */
function chosenGoal(goal: PrimaryGoal, { primaryButton }: StrategyChoices, reading: Reading): PrimaryGoal {
  if (!primaryButton) return goal;
  const { label, target } = primaryButton;
  if (samePageKey(target) === samePageKey(goal.target)) return { ...goal, label };
  const { targetKind } = targetOf(target, reading);
  const repeatsOn = [...new Set([...goal.repeatsOn, ...(goal.target.startsWith('/') ? [goal.target] : [])])];
  return { label, target, targetKind, kind: 'inferred', evidence: [], repeatsOn: repeatsOn.filter((path) => path !== target) };
}

/** Craft: one action, the visitors, final headline, subhead and buttons from the site's own words, and the sections of each page. */
export function craft(reading: Reading, given: CraftParts): Strategy['craft'] {
  const parts = {
    ...given,
    says: reading.says,
    lines: linesOf(given.choices.sections?.values() ?? []).map((line) => new Set(wordsIn(line))),
    staysOf: todaysRest(reading, given),
  };
  const actions = rankActions(reading);
  const kept = keptPaths(parts.pagePlan);
  const live = liveTarget(parts.pagePlan);
  const asked = chosenGoal(choosePrimaryGoal(reading, actions, kept), parts.choices, reading);
  const goal = { ...asked, target: live(asked.target) };
  const { headline, subhead } = parts;
  const secondary = chooseSecondaryButton(actions, goal, reading);
  const sections = planHomePage({ headline, subhead, goal, proof: parts.proof, objections: parts.objections }, reading);
  const home = {
    path: reading.home.path,
    title: reading.home.title || reading.name,
    sections: sectionsOf(sections, reading.home.path, parts, true),
  };
  return {
    goal,
    visitors: describeVisitors(reading),
    headline,
    subhead,
    primaryButton: { text: goal.label, kind: goal.kind, evidence: goal.evidence },
    secondaryButton:
      parts.choices.secondaryButton ?? (secondary ? { text: secondary.text, kind: secondary.kind, evidence: secondary.evidence } : null),
    pages: [...craftedPages(parts, reading, home), ...addedPages(parts)]
      .map((page) => withTargets(page, live))
      .map((page) => (page.path === home.path ? page : withoutOwnLinks(page))),
  };
}
