import type { FormPlan, PageCraft, SectionPlan, Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { foldedWithin } from '#text/words.ts';
import { titleWith } from '../engineer/title-with.ts';
import { cutterOf } from '../leave-out/cut-sentences.ts';
import { withoutStatements } from '../leave-out/without-statements.ts';
import { homePath } from '../strategy-fields.ts';
import { editLine } from './edit-lines.ts';
import { mapPages, mapSections } from './map-sections.ts';

type SectionEdit = Extract<StrategyEdit, { field: 'section' }>;

/** The strategy with one section in the owner's words, or without it. The hero of the home page shows headline and subhead: it changes both. */
export function editSection(strategy: Strategy, edit: SectionEdit): Strategy {
  const page = strategy.craft.pages.find(({ path }) => path === edit.path);
  const section = page?.sections.find(({ id }) => id === edit.section);
  if (!page || !section) return strategy;
  if (edit.removed) return removeSection(strategy, page, section);
  const heading = edit.heading?.trim();
  const text = edit.text?.map((entry) => entry.trim()).filter((entry) => entry !== '');
  let edited = strategy;
  if (section.kind === 'hero' && heading) edited = withPageHeading(edited, page, section, heading);
  if (section.kind === 'hero' && page.path === homePath(strategy) && text?.[0]) {
    edited = editLine(edited, { field: 'subhead', text: text[0] });
  }
  const mapped = mapSections(edited, (entry, path) =>
    path !== page.path || entry.id !== section.id
      ? entry
      : { ...entry, heading: heading || entry.heading, text: text ?? entry.text, evidence: heading || text ? [] : entry.evidence },
  );
  return text ? withoutReplaced(mapped, section.text, text) : mapped;
}

/** Statements and visitors' goals that quote a text which the owner replaced are not made any more, unless the new text contains it. The copy of other sections stays. */
function withoutReplaced(strategy: Strategy, before: readonly string[], after: readonly string[]): Strategy {
  const gone = before.filter((text) => text !== '' && !after.some((line) => foldedWithin(text, line)));
  if (gone.length === 0) return strategy;
  const rest = withoutStatements(strategy, cutterOf(gone));
  return { ...rest, craft: { ...rest.craft, pages: strategy.craft.pages } };
}

/** The heading of a page's first section is its h1; on the home page it is the headline. */
function withPageHeading(strategy: Strategy, page: PageCraft, section: SectionPlan, heading: string): Strategy {
  if (page.path === homePath(strategy)) return editLine(strategy, { field: 'headline', text: heading });
  const head = strategy.engineer.head.map((entry) => {
    if (entry.path !== page.path || entry.h1.new !== section.heading) return entry;
    const isOwnTitle = entry.title.new !== entry.title.now && foldedWithin(section.heading, entry.title.new);
    const title = isOwnTitle ? { ...entry.title, new: titleWith(heading, strategy.site.businessName) } : entry.title;
    return { ...entry, title, h1: { ...entry.h1, new: heading, reason: 'The owner\u2019s words.' } };
  });
  return { ...strategy, engineer: { ...strategy.engineer, head } };
}

/** A form goes with its section, unless another section of the page has it too. */
function removeSection(strategy: Strategy, page: PageCraft, section: SectionPlan): Strategy {
  const rest = page.sections.filter((entry) => entry !== section);
  const gone = section.forms.filter((purpose) => !rest.some(({ forms }) => forms.includes(purpose)));
  const forms = strategy.engineer.forms.map(
    (form): FormPlan =>
      form.path === page.path && gone.includes(form.purpose)
        ? { ...form, decision: 'drop', reason: 'The owner removed its section.' }
        : form,
  );
  const edited = mapPages(strategy, (entry) => (entry === page ? { ...page, sections: rest } : entry));
  return { ...edited, engineer: { ...edited.engineer, forms } };
}

/** The sections of a page in the owner's order; those that the order does not name follow as they were. */
export function orderSections(strategy: Strategy, { path, order }: Extract<StrategyEdit, { field: 'sectionOrder' }>): Strategy {
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return mapPages(strategy, (page) =>
    page.path === path ? { ...page, sections: page.sections.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)) } : page,
  );
}
