import type { PageType } from '#contracts/page.ts';
import type { CopyLine, HeadData, PageCraft, PagePlanItem, PrimaryGoal, ProofItem, Strategy } from '#contracts/strategy.ts';
import { type StrategyChoices, staysWordForWord } from '../choices.ts';
import { type Reading, samePageKey } from '../read-site.ts';
import { choosePrimaryGoal, chooseSecondaryButton } from './goal.ts';
import { planHomePage } from './home-page.ts';
import { mergeSections } from './merge-sections.ts';
import pageImportance from './page-importance.json' with { type: 'json' };
import { rankActions, targetOf } from './rank-actions.ts';
import { planSections } from './sections.ts';
import { describeVisitors } from './visitors.ts';

/** Pages whose sections are written out; the plan lists every page, the rest is carried over as it is. Design default. */
const MAX_CRAFTED_PAGES = 16;

/** Pages that decide come first. */
const IMPORTANCE = pageImportance as PageType[];

type CraftParts = {
  headline: CopyLine;
  subhead: CopyLine;
  head: readonly HeadData[];
  pagePlan: readonly PagePlanItem[];
  proof: readonly ProofItem[];
  objections: Strategy['elevate']['objections'];
  choices: StrategyChoices;
};

function craftedPages(parts: CraftParts, reading: Reading, home: PageCraft): PageCraft[] {
  const kept = new Set(parts.pagePlan.filter((item) => item.decision === 'keep').map((item) => item.path));
  const h1Of = new Map(parts.head.map((head) => [head.path, head.h1.new]));
  const place = (type: PageType) => (IMPORTANCE.indexOf(type) + IMPORTANCE.length) % IMPORTANCE.length;
  const hasForm = (entry: Reading['pages'][number]) => entry.page.forms.some((form) => !form.hidden);
  const others = reading.pages
    .filter(
      (entry) =>
        entry !== reading.home &&
        kept.has(entry.path) &&
        (hasForm(entry) || !staysWordForWord(entry.path, parts.choices)) &&
        !['legal', 'login', 'cart'].includes(entry.page.type),
    )
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => place(a.entry.page.type) - place(b.entry.page.type) || a.index - b.index)
    .slice(0, MAX_CRAFTED_PAGES - 1)
    .map(({ entry }) => ({
      path: entry.path,
      title: entry.title || entry.h1 || entry.path,
      sections: mergeSections(planSections(entry, reading, { h1: h1Of.get(entry.path) }), parts.choices.sections?.get(entry.path)),
    }));
  return [home, ...others.filter((page) => page.sections.length > 0)];
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
export function craft(reading: Reading, parts: CraftParts): Strategy['craft'] {
  const actions = rankActions(reading);
  const kept = new Set(parts.pagePlan.filter((item) => item.decision === 'keep').map((item) => item.path));
  const goal = chosenGoal(choosePrimaryGoal(reading, actions, kept), parts.choices, reading);
  const { headline, subhead } = parts;
  const secondary = chooseSecondaryButton(actions, goal, reading);
  const sections = planHomePage({ headline, subhead, goal, proof: parts.proof, objections: parts.objections }, reading);
  const home = {
    path: reading.home.path,
    title: reading.home.title || reading.name,
    sections: mergeSections(sections, parts.choices.sections?.get(reading.home.path), true),
  };
  return {
    goal,
    visitors: describeVisitors(reading),
    headline,
    subhead,
    primaryButton: { text: goal.label, kind: goal.kind, evidence: goal.evidence },
    secondaryButton:
      parts.choices.secondaryButton ?? (secondary ? { text: secondary.text, kind: secondary.kind, evidence: secondary.evidence } : null),
    pages: craftedPages(parts, reading, home),
  };
}
