import type { PageCraft, SectionPlan, Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { plain, unescaped } from '../markdown/format.ts';
import { fieldOf, type LinePair, valueIn } from './markdown-lines.ts';

type Found = { path: string; id: string; heading: string; text: string[] };

const QUOTE = /^\s*>\s?(.*)$/;

/** A section as the edited text has it: the line of its heading, then quoted lines as its paragraphs. */
function readSections(pairs: readonly LinePair[], used: Set<LinePair>): Found[] {
  const found: Found[] = [];
  let open: Found | null = null;
  for (const pair of pairs) {
    const { after } = pair;
    if (after === null) continue;
    const place = pair.fields.find(({ ref }) => ref.field === 'section');
    const ref = fieldOf(pair, 'section');
    if (/^#+\s/.test(after)) open = null;
    if (ref?.part === 'heading' && place && pair.before !== null) {
      open = { path: ref.path, id: ref.section, heading: unescaped(valueIn(after, pair.before, place) ?? ''), text: [] };
      found.push(open);
      used.add(pair);
    } else if (open) {
      const quoted = QUOTE.exec(after)?.[1]?.trim();
      if (quoted === undefined) continue;
      used.add(pair);
      if (quoted !== '') open.text.push(unescaped(quoted));
    }
  }
  return found;
}

const folded = (text: string) => unescaped(plain(text));

function editOf({ path }: PageCraft, section: SectionPlan, found: Found): StrategyEdit[] {
  const heading = found.heading !== folded(section.heading) && found.heading !== '' ? { heading: found.heading } : {};
  const isSameText = found.text.join('\n') === section.text.map(folded).filter(Boolean).join('\n');
  const text = isSameText ? {} : { text: found.text };
  return Object.keys({ ...heading, ...text }).length === 0 ? [] : [{ field: 'section', path, section: section.id, ...heading, ...text }];
}

function pageEdits(page: PageCraft, found: readonly Found[]): StrategyEdit[] {
  const here = found.filter(({ path }) => path === page.path);
  const ids = here.map(({ id }) => id);
  const generated = page.sections.map(({ id }) => id);
  const changed = page.sections.flatMap((section): StrategyEdit[] => {
    const own = here.find(({ id }) => id === section.id);
    return own ? editOf(page, section, own) : [{ field: 'section', path: page.path, section: section.id, removed: true }];
  });
  const isMoved = ids.join(' ') !== generated.filter((id) => ids.includes(id)).join(' ');
  return isMoved ? [...changed, { field: 'sectionOrder', path: page.path, order: ids }] : changed;
}

/**
 * Headings, paragraphs, order and removal of sections. A page of which no section is left in the text was taken out of the text, not
 * of the site: it stays as generated. `used` are the lines that were read here.
 */
export function sectionEdits(pairs: readonly LinePair[], strategy: Strategy): { edits: StrategyEdit[]; used: Set<LinePair> } {
  const used = new Set<LinePair>();
  const found = readSections(pairs, used);
  const shown = strategy.craft.pages.filter((page) => found.some(({ path }) => path === page.path));
  const paths = new Set(shown.map(({ path }) => path));
  for (const pair of pairs) {
    const ref = fieldOf(pair, 'section');
    if (pair.after === null && ref && paths.has(ref.path)) used.add(pair);
  }
  return { edits: shown.flatMap((page) => pageEdits(page, found)), used };
}
