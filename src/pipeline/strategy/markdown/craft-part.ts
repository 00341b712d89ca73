import type { CopyLine, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { withoutQuery } from '#text/address.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable } from '#text/words.ts';
import { type FieldRef, markField } from './field-marks.ts';
import { list, part, plain, quotes, table } from './format.ts';
import { itemLine, sectionNote } from './sentences.ts';

const ITEM_LENGTH = 60;
const ITEMS_SHOWN = 8;

/** List entries by their names: the prompt has them in full. */
function itemsLine(items: SectionPlan['items']): string {
  const names = items.map((item) => plain(cutAtWord(item.title || itemLine(item), ITEM_LENGTH)));
  const more = names.length > ITEMS_SHOWN ? `; ${names.length - ITEMS_SHOWN} more` : '';
  return `${names.slice(0, ITEMS_SHOWN).join('; ')}${more}`;
}

const fileName = (url: string) => withoutQuery(url).split('/').at(-1) ?? url;

function sectionText(section: SectionPlan, index: number, path: string): string {
  const ref = (part: 'heading' | 'text'): FieldRef => ({ field: 'section', path, section: section.id, part });
  const note = sectionNote(section);
  const lines = [
    `${index + 1}. **${markField(ref('heading'), plain(section.heading))}** (${plain(section.id)})${note === '' ? '' : `: ${plain(note)}`}`,
    ...section.text
      .map((text) => `   > ${markField(ref('text'), plain(text))}`)
      .flatMap((line, at) => (at === 0 ? ['', line] : ['   >', line])),
    ...(section.items.length > 0 ? ['', `   Entries: ${itemsLine(section.items)}`] : []),
    ...(section.images.length > 0 ? ['', `   Images: ${section.images.map(({ url }) => plain(fileName(url))).join(', ')}`] : []),
    ...(section.layout ? ['', `   Layout: ${plain(section.layout)}`] : []),
    ...(section.behavior ? ['', `   When used: ${plain(section.behavior)}`] : []),
    ...(section.note ? ['', `   Limit: ${plain(section.note)}`] : []),
    ...(section.button ? ['', `   Button: "${plain(section.button.label)}" to ${plain(section.button.target)}`] : []),
  ];
  return lines.join('\n');
}

const SOURCES: Record<CopyLine['kind'], string> = {
  observed: 'verbatim',
  inferred: 'joined',
  owner: 'your words',
  'not-found': 'to be confirmed by the owner',
  unknown: 'to be confirmed by the owner',
};

function heroTable({ craft, site }: Strategy): string {
  const rows: [string, 'headline' | 'subhead' | 'primaryButton' | 'secondaryButton', CopyLine | null][] = [
    ['Headline', 'headline', craft.headline],
    ['Subhead', 'subhead', craft.subhead],
    ['Primary button', 'primaryButton', craft.primaryButton],
    ['Secondary button', 'secondaryButton', craft.secondaryButton],
  ];
  return table(
    ['Line', 'Text', 'How', 'Source on the current site'],
    rows.flatMap(([name, field, line]) =>
      line ? [[name, markField({ field }, plain(line.text)), SOURCES[line.kind], heroSource(line, site.host)]] : [],
    ),
  );
}

/** Words that are the site's need no second quote. */
function heroSource({ text, evidence }: CopyLine, host: string): string {
  const others = evidence.filter(({ snippet }) => comparable(snippet) !== comparable(text));
  const paths = [...new Set(evidence.map(({ url }) => new URL(url).pathname))];
  return others.length === 0 ? plain(paths.join(', ')) : quotes(others, host, 2);
}

/** Part 3. */
export function craftPart(strategy: Strategy): string {
  const { craft, site } = strategy;
  const { goal } = craft;
  const label = markField({ field: 'primaryButton' }, plain(goal.label));
  const target = markField({ field: 'primaryTarget' }, plain(goal.target));
  const repeats = goal.repeatsOn.length > 12 ? 'every page that was read, except the legal ones' : plain(goal.repeatsOn.join(', '));
  return part(
    '## Craft',
    part(
      '### Primary call to action',
      `"${label}", leading to ${target} (${goal.targetKind}). It repeats on ${repeats || 'the home page'}.`,
    ),
    part('### Visitors', list(craft.visitors.map((visitor) => `**${plain(visitor.who)}**: ${plain(visitor.goal)}`))),
    part(
      '### Hero copy (final)',
      `Language of the copy: ${site.language}. "Verbatim" are the site\u2019s own words; "joined" combines two of its phrases.`,
      heroTable(strategy),
    ),
    ...craft.pages.map((page) =>
      part(
        `### Sections of ${plain(page.path)}${page.language ? ` (in ${page.language})` : ''}`,
        ...page.sections.map((section, index) => sectionText(section, index, page.path)),
      ),
    ),
  );
}
