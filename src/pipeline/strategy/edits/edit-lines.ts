import type { CopyLine, HeadData, PrimaryGoal, SectionPlan, Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { replaceWords } from '#text/replace-words.ts';
import { foldedWithin } from '#text/words.ts';
import { plannedPage } from '../engineer/page-plan.ts';
import { titleWith } from '../engineer/title-with.ts';
import { cutterOf } from '../leave-out/cut-sentences.ts';
import { withoutStatements } from '../leave-out/without-statements.ts';
import { pathOf } from '../read-site.ts';
import { homePath } from '../strategy-fields.ts';
import { mapSections } from './map-sections.ts';
import { repeatLines } from './repeat-lines.ts';

type LineEdit = Extract<StrategyEdit, { field: 'headline' | 'subhead' | 'primaryButton' | 'secondaryButton' | 'promise' }>;

const ownerLine = (text: string): CopyLine => ({ text, kind: 'owner', evidence: [] });

/** The strategy with one of its lines in the owner's words. An empty text leaves the line as it is, but takes the second button away. */
export function editLine(strategy: Strategy, { field, text }: LineEdit): Strategy {
  const line = text.trim();
  if (field === 'secondaryButton')
    return { ...strategy, craft: { ...strategy.craft, secondaryButton: line === '' ? null : ownerLine(line) } };
  if (line === '') return strategy;
  if (field === 'promise') return withOpening(strategy, (opening) => ({ ...opening, promise: ownerLine(line) }));
  const before = strategy.craft[field].text;
  const told = withOpening(strategy, (opening) => ({
    ...opening,
    ...repeatLines({ moves: opening.moves, decisions: opening.decisions }, new Map([[before, line]])),
    promise: field === 'headline' && opening.promise.text === before ? ownerLine(line) : opening.promise,
  }));
  const craft = { ...told.craft, [field]: ownerLine(line) };
  if (field === 'primaryButton') return withLabel({ ...told, craft }, before, line);
  const edited = { ...told, craft };
  const said = field === 'headline' ? withHeadline(edited, before, line) : withSubhead(edited, before, line);
  // The old line is nowhere else, unless the new one contains it.
  return foldedWithin(before, line) ? said : withoutStatements(withDescriptions(said, before, line), cutterOf([before]));
}

function withOpening(strategy: Strategy, change: (opening: NonNullable<Strategy['opening']>) => Strategy['opening']): Strategy {
  return strategy.opening ? { ...strategy, opening: change(strategy.opening) } : strategy;
}

/** Descriptions for search engines that say the old line say the new one. */
function withDescriptions(strategy: Strategy, before: string, line: string): Strategy {
  const head = strategy.engineer.head.map((entry): HeadData => {
    const text = replaceWords(entry.description.new, before, line);
    return text === entry.description.new
      ? entry
      : { ...entry, description: { ...entry.description, new: text, reason: 'The owner\u2019s words.' } };
  });
  const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
  const structuredData = strategy.engineer.structuredData.map((entry) => ({
    ...entry,
    json: replaceWords(entry.json, escaped(before), escaped(line)),
  }));
  return { ...strategy, engineer: { ...strategy.engineer, head, structuredData } };
}

const isHomeHero = (section: SectionPlan, path: string, strategy: Strategy) => section.kind === 'hero' && path === homePath(strategy);

function withHeadline(strategy: Strategy, before: string, line: string): Strategy {
  const head = strategy.engineer.head.map((entry): HeadData => {
    if (entry.path !== homePath(strategy)) return entry;
    const isToday = entry.h1.now === line;
    const h1 = { ...entry.h1, new: line, reason: isToday ? 'No change needed.' : 'The owner\u2019s headline becomes the h1.' };
    const isOwnTitle = entry.title.new !== entry.title.now && foldedWithin(before, entry.title.new);
    return { ...entry, h1, title: isOwnTitle ? { ...entry.title, new: titleWith(line, strategy.site.businessName) } : entry.title };
  });
  const withHero = mapSections(strategy, (section, path) =>
    isHomeHero(section, path, strategy) ? { ...section, heading: line, evidence: [] } : section,
  );
  return { ...withHero, engineer: { ...strategy.engineer, head } };
}

function withSubhead(strategy: Strategy, before: string, line: string): Strategy {
  return mapSections(strategy, (section, path) => {
    if (!isHomeHero(section, path, strategy)) return section;
    const at = Math.max(0, section.text.indexOf(before));
    return { ...section, text: section.text.length === 0 ? [line] : section.text.with(at, line) };
  });
}

/** Buttons that lead to the goal have its label; so has the heading of a closing section without one of its own. */
function withLabel(strategy: Strategy, before: string, label: string): Strategy {
  const { goal } = strategy.craft;
  const edited = mapSections(strategy, (section) => ({
    ...section,
    heading: section.kind === 'closing' && section.heading === before ? label : section.heading,
    button: section.button && isGoalButton(section.button, goal) ? { ...section.button, label } : section.button,
  }));
  return { ...edited, craft: { ...edited.craft, goal: { ...goal, label, kind: 'owner', evidence: [] } } };
}

const isGoalButton = ({ label, target }: NonNullable<SectionPlan['button']>, goal: PrimaryGoal) =>
  label === goal.label && target === goal.target;

function targetKindOf(target: string, { engineer }: Strategy): PrimaryGoal['targetKind'] {
  if (target.startsWith('tel:')) return 'phone';
  if (target.startsWith('mailto:')) return 'email';
  if (!target.startsWith('/')) return 'external';
  return engineer.forms.some((form) => form.path === target && form.decision !== 'drop') ? 'form' : 'page';
}

/** The strategy with the main button leading elsewhere. A path that no page has is used, and asked about. */
export function editTarget(strategy: Strategy, text: string): Strategy {
  const wanted = pathOf(text.trim(), strategy.site.host);
  const { craft, diagnose, engineer } = strategy;
  if (wanted === '' || wanted === craft.goal.target) return strategy;
  const page = wanted.startsWith('/') ? plannedPage(wanted.split('#', 1).join(), engineer.pagePlan) : undefined;
  const target = page && !wanted.includes('#') ? page.path : wanted;
  const withTarget = leadTo(strategy, target);
  const questions = diagnose.questions.filter(({ id }) => id !== 'goal');
  const isMissing = wanted.startsWith('/') && !page;
  const asked = {
    id: 'missing-target',
    question: `The main button leads to ${wanted}, and no page has this address. Which page is meant?`,
    why: 'A button that ends at an error loses the visitor.',
  };
  return { ...withTarget, diagnose: { ...diagnose, questions: isMissing ? [...questions, asked] : questions } };
}

/** The goal and its buttons with another target. */
export function leadTo(strategy: Strategy, target: string): Strategy {
  const { goal } = strategy.craft;
  const edited = mapSections(strategy, (section) =>
    section.button && isGoalButton(section.button, goal) ? { ...section, button: { ...section.button, target } } : section,
  );
  const isKept = (path: string) => strategy.engineer.pagePlan.some((page) => page.path === path && page.decision !== 'drop');
  const repeatsOn = [...new Set([...goal.repeatsOn, ...(isKept(goal.target) ? [goal.target] : [])])].filter((path) => path !== target);
  const changed = { ...goal, target, targetKind: targetKindOf(target, strategy), repeatsOn, kind: 'owner' as const };
  return withOpening({ ...edited, craft: { ...edited.craft, goal: changed } }, (opening) => ({
    ...opening,
    decisions: opening.decisions.filter(({ id }) => id !== 'goal'),
    moves: opening.moves.map((entry) =>
      entry.id === 'first-screen'
        ? {
            ...entry,
            title: `Put "${goal.label}" on the first screen`,
            how: `Make "${goal.label}" the filled button below the headline of ${homePath(strategy)}, leading to ${target}.`,
            evidence: [],
          }
        : entry,
    ),
  }));
}
