import type { Evidence } from '#contracts/evidence.ts';
import type { ProtectedItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { pathOf } from '../read-site.ts';
import { foldedWithin } from '../words.ts';
import { list, part, plain, quoted, quotes, table } from './format.ts';
import { recommendationsInFull, whatToDo } from './recommendations.ts';
import { formName, itemLine, namePages, sectionNote } from './sentences.ts';

const KIND_WORDS: Record<ProtectedItem['kind'], string> = {
  page: 'Pages',
  url: 'URLs',
  title: 'Titles',
  copy: 'Copy',
  proof: 'Proof',
  form: 'Forms',
  function: 'Functions',
  legal: 'Legal pages',
  check: 'Checks passed',
};

function worksList({ evaluate, site }: Strategy): string {
  const groups = Map.groupBy(evaluate.works, (item) => item.kind);
  const kinds = Object.keys(KIND_WORDS) as ProtectedItem['kind'][];
  return list(
    kinds.flatMap((kind) => {
      const items = groups.get(kind) ?? [];
      return items.length === 0 ? [] : [`**${KIND_WORDS[kind]}**: ${items.map((item) => protectedLine(item, site.host)).join('; ')}`];
    }),
  );
}

/** A protected thing with where it is, in the words of its kind. */
function protectedLine({ kind, text, pages, evidence }: ProtectedItem, host: string): string {
  const where = plain(namePages(pages));
  if (kind === 'title' || kind === 'legal') return text === '' ? where : `${where}: ${quoted(text)}`;
  if (kind === 'form') return `${formName(text)} on ${where}`;
  if (kind === 'function') return `${plain(text.replaceAll('-', ' '))} on ${where}`;
  return `${plain(text)}${source(text, evidence, host)}`;
}

/** Where words come from: the page alone where they are quoted already, else the quote as well. */
function source(text: string, evidence: readonly Evidence[], host: string): string {
  const first = evidence[0];
  if (!first || first.snippet === '') return '';
  return foldedWithin(first.snippet, text) || foldedWithin(text, first.snippet)
    ? ` (${plain(pathOf(first.url, host))})`
    : ` – ${quotes([first], host)}`;
}

/** Part 1. */
export function evaluatePart(strategy: Strategy): string {
  const { evaluate, site } = strategy;
  const full = evaluate.fails.filter((entry) => entry.impact !== 'low');
  const small = evaluate.fails.filter((entry) => entry.impact === 'low');
  return part(
    '## Evaluate',
    plain(evaluate.summary),
    part('### Keep: works today', worksList(strategy)),
    part('### Issues to fix, most urgent first', recommendationsInFull(full, site.host)),
    part(
      '### Minor issues',
      table(
        ['Issue', 'What to do', 'Effort', 'Done when'],
        small.map((entry) => [plain(entry.title), plain(whatToDo(entry)), entry.effort, plain(entry.successCriterion)]),
      ),
    ),
    part('### Limits of this analysis', list(evaluate.limits.map(plain))),
  );
}

/** Part 2. */
export function xFactorPart(strategy: Strategy): string {
  const { xFactor, site, recommendations } = strategy;
  const compared = xFactor.differences.filter((entry) => entry.competitors.length > 0);
  const own = xFactor.differences.filter((entry) => entry.competitors.length === 0);
  const statement = xFactor.statement
    ? `> ${plain(xFactor.statement.text)}${source(xFactor.statement.text, xFactor.statement.evidence, site.host)}`
    : 'Nothing on the analyzed pages sets the business apart in a way that can be proven. It is not made up here: see the open questions for the owner.';
  return part(
    '## X-factor',
    statement,
    part(
      '### What competitors do not show',
      table(
        ['Here', 'Compared with', 'Evidence'],
        compared.map((entry) => [plain(entry.text), plain(entry.competitors.join(', ')), quotes(entry.evidence, site.host, 1)]),
      ),
    ),
    part(
      '### What only this business can say',
      compared.length === 0 && own.length > 0
        ? 'No competitor was compared: these are the site\u2019s most specific statements, the hardest to copy.'
        : '',
      list(own.map((entry) => `${plain(entry.text)}${source(entry.text, entry.evidence, site.host)}`)),
    ),
    part('### What competitors show and this site does not', list(xFactor.gaps.map(plain))),
    recommendationsInFull(
      recommendations.filter((entry) => entry.part === 'x-factor'),
      site.host,
    ),
  );
}

function sectionText(section: SectionPlan, index: number): string {
  const purpose = [section.purpose, sectionNote(section)].filter(Boolean).join(' ');
  const lines = [
    `${index + 1}. **${plain(section.heading)}** (${plain(section.id)})${purpose === '' ? '' : `: ${plain(purpose)}`}`,
    ...section.text.map((text) => `   > ${plain(text)}`).flatMap((line, at) => (at === 0 ? ['', line] : ['   >', line])),
    ...(section.items.length > 0 ? ['', ...section.items.map((item) => `   - ${plain(itemLine(item))}`)] : []),
    ...(section.images.length > 0
      ? ['', ...section.images.map((image) => `   Image: ${plain(image.url)}${image.alt === '' ? '' : `, "${plain(image.alt)}"`}  `)]
      : []),
    ...(section.button ? ['', `   Button: "${plain(section.button.label)}" to ${plain(section.button.target)}`] : []),
  ];
  return lines.join('\n');
}

/** Part 3. */
export function craftPart(strategy: Strategy): string {
  const { craft, site, recommendations } = strategy;
  const { goal } = craft;
  const copy = [
    ['Headline', craft.headline],
    ['Subhead', craft.subhead],
    ['Primary button', craft.primaryButton],
    ...(craft.secondaryButton ? [['Secondary button', craft.secondaryButton] as const] : []),
  ] as const;
  const goalLine = `"${plain(goal.label)}", leading to ${plain(goal.target)} (${goal.targetKind}). It repeats on ${goal.repeatsOn.length > 12 ? 'every page except the legal ones' : plain(goal.repeatsOn.join(', ')) || 'the home page'}.`;
  return part(
    '## Craft',
    part('### Primary call to action', goalLine),
    part('### Visitors', list(craft.visitors.map((visitor) => `**${plain(visitor.who)}**: ${plain(visitor.goal)}`))),
    part(
      '### Hero copy (final)',
      `Language of the copy: ${site.language}. Every line uses the site\u2019s own words; a "joined" line combines two of its phrases.`,
      table(
        ['Line', 'Text', 'How', 'Source on the current site'],
        copy.map(([name, line]) => [
          name,
          plain(line.text),
          line.kind === 'inferred' ? 'joined' : line.kind === 'observed' ? 'verbatim' : 'to be confirmed by the owner',
          quotes(line.evidence, site.host, 2),
        ]),
      ),
    ),
    recommendationsInFull(
      recommendations.filter((entry) => entry.part === 'craft' && entry.findingIds.length === 0),
      site.host,
    ),
    ...craft.pages.map((page) => part(`### Sections of ${plain(page.path)}`, ...page.sections.map(sectionText))),
  );
}
