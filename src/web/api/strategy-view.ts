import type { PageCraft, PagePlanItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';

type CopyField = 'headline' | 'subhead' | 'primaryButton' | 'secondaryButton';
type Edit<F extends StrategyEdit['field']> = Extract<StrategyEdit, { field: F }>;

/** The strategy as it will be when the edits are saved, as far as a screen shows it. */
export function withEdits(strategy: Strategy, edits: readonly StrategyEdit[]): Strategy {
  return edits.reduce(withEdit, strategy);
}

function withEdit(strategy: Strategy, edit: StrategyEdit): Strategy {
  const { craft, engineer, opening } = strategy;
  switch (edit.field) {
    case 'promise':
      return opening ? { ...strategy, opening: { ...opening, promise: written(opening.promise, edit.text) } } : strategy;
    case 'primaryTarget':
      return { ...strategy, craft: { ...craft, goal: { ...craft.goal, target: edit.text } } };
    case 'section':
    case 'sectionOrder':
      return {
        ...strategy,
        craft: { ...craft, pages: craft.pages.map((page) => (page.path === edit.path ? withSection(page, edit) : page)) },
      };
    case 'page':
      return {
        ...strategy,
        engineer: { ...engineer, pagePlan: engineer.pagePlan.map((page) => (page.path === edit.path ? withPlan(page, edit) : page)) },
      };
    case 'question':
    case 'notes':
      return strategy;
    default:
      return { ...strategy, craft: { ...craft, [edit.field]: written(craft[edit.field as CopyField] ?? NOTHING, edit.text) } };
  }
}

const NOTHING: Strategy['craft']['headline'] = { text: '', kind: 'owner', evidence: [] };
const written = (line: Strategy['craft']['headline'], text: string) => ({ ...line, text, kind: 'owner' as const });

function withSection(page: PageCraft, edit: Edit<'section' | 'sectionOrder'>): PageCraft {
  if (edit.field === 'sectionOrder') return { ...page, sections: inOrder(page.sections, edit.order) };
  const { section: id, heading, text, removed } = edit;
  const sections = page.sections.map((section) =>
    section.id === id ? { ...section, heading: heading ?? section.heading, text: text ?? section.text } : section,
  );
  return { ...page, sections: removed ? sections.filter((section) => section.id !== id) : sections };
}

function inOrder(sections: SectionPlan[], order: string[]): SectionPlan[] {
  const at = ({ id }: SectionPlan) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...sections].sort((a, b) => at(a) - at(b));
}

function withPlan(page: PagePlanItem, { decision, mergeInto, title }: Edit<'page'>): PagePlanItem {
  return { ...page, decision: decision ?? page.decision, mergeInto: mergeInto ?? page.mergeInto, title: title ?? page.title };
}

/** The owner's words of a field that is not part of the strategy's texts; '' where there are none. */
export function answerTo(edits: readonly StrategyEdit[], id: string): string {
  return edits.findLast((edit): edit is Edit<'question'> => edit.field === 'question' && edit.id === id)?.answer ?? '';
}
export function notesIn(edits: readonly StrategyEdit[]): string {
  return edits.findLast((edit): edit is Edit<'notes'> => edit.field === 'notes')?.text ?? '';
}

/** Sections that the owner took out, by page and id. */
export function removedSections(edits: readonly StrategyEdit[]): Edit<'section'>[] {
  const latest = new Map<string, Edit<'section'>>();
  for (const edit of edits) if (edit.field === 'section' && edit.removed !== undefined) latest.set(`${edit.path} ${edit.section}`, edit);
  return [...latest.values()].filter(({ removed }) => removed);
}

/** The edit that takes `edit` back, from what was there before it. */
export function inverseOf(edit: StrategyEdit, { craft, engineer, opening }: Strategy, edits: readonly StrategyEdit[]): StrategyEdit {
  switch (edit.field) {
    case 'promise':
      return { field: 'promise', text: opening?.promise.text ?? '' };
    case 'primaryTarget':
      return { field: 'primaryTarget', text: craft.goal.target };
    case 'question':
      return { field: 'question', id: edit.id, answer: answerTo(edits, edit.id) };
    case 'notes':
      return { field: 'notes', text: notesIn(edits) };
    case 'page': {
      const page = engineer.pagePlan.find(({ path }) => path === edit.path);
      return page ? { field: 'page', path: edit.path, decision: page.decision, mergeInto: page.mergeInto, title: page.title } : edit;
    }
    case 'section':
    case 'sectionOrder': {
      const sections = craft.pages.find(({ path }) => path === edit.path)?.sections ?? [];
      if (edit.field === 'sectionOrder') return { ...edit, order: sections.map(({ id }) => id) };
      const { path, section: id, removed } = edit;
      const before = sections.find((section) => section.id === id);
      if (removed !== undefined) return { field: 'section', path, section: id, removed: !removed };
      return before ? { field: 'section', path, section: id, heading: before.heading, text: before.text } : edit;
    }
    default:
      return { field: edit.field, text: craft[edit.field as CopyField]?.text ?? '' };
  }
}

/** An edit in words, for the choice between two windows. */
export function describeEdit(edit: StrategyEdit): string {
  switch (edit.field) {
    case 'section':
      if (edit.removed !== undefined) return `${edit.path}, ${edit.section}: ${edit.removed ? 'removed' : 'restored'}`;
      return `${edit.path}, ${edit.section}: “${edit.heading ?? edit.text?.[0] ?? ''}”`;
    case 'sectionOrder':
      return `${edit.path}: order of the sections`;
    case 'page':
      return `${edit.path}: ${[edit.decision, edit.mergeInto && `into ${edit.mergeInto}`, edit.title && `“${edit.title}”`].filter(Boolean).join(' ')}`;
    case 'question':
      return `Answer: “${edit.answer}”`;
    case 'notes':
      return `Your notes: “${edit.text.slice(0, 200)}”`;
    default:
      return `${COPY_NAMES[edit.field]}: “${edit.text}”`;
  }
}

/** Id of the element that shows a section of a page, for addresses that lead to it. */
export const sectionAnchor = (path: string, section: string): string => `section-${encodeURIComponent(path)}-${section}`;

/** What the single texts of a strategy are called on screen. */
export const COPY_NAMES = {
  headline: 'Headline',
  subhead: 'Subhead',
  primaryButton: 'Main button',
  primaryTarget: 'Where the main button leads',
  secondaryButton: 'Second button',
  promise: 'The promise',
};
