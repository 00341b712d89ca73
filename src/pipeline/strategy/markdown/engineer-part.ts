import type { HeadData, Strategy } from '#contracts/strategy.ts';
import { list, part, plain, quotes, table } from './format.ts';
import { recommendationsInFull } from './recommendations.ts';
import { destinationText, formName, upperFirst } from './sentences.ts';

/** Pages with unchanged heads are listed up to this number, then only counted. */
const UNCHANGED_SHOWN = 30;

const changed = (head: HeadData) => [head.title, head.description, head.h1].some((line) => line.now !== line.new);

function headRows(head: HeadData): string[][] {
  const lines = [
    ['Title', head.title],
    ['Description', head.description],
    ['h1', head.h1],
  ] as const;
  if (!changed(head)) return [];
  return lines.map(([name, line]) => [
    plain(head.path),
    name,
    plain(line.now),
    line.now === line.new ? 'stays' : plain(line.new),
    plain(line.reason),
  ]);
}

function headPart({ engineer }: Strategy): string {
  const unchanged = engineer.head.filter((head) => !changed(head));
  const shown = unchanged
    .slice(0, UNCHANGED_SHOWN)
    .map((head) => [plain(head.path), plain(head.title.now), plain(head.description.now), plain(head.h1.now)]);
  const more = unchanged.length > UNCHANGED_SHOWN ? 'The head data of all other pages stays unchanged.' : '';
  return part(
    '### Head data',
    table(['Page', 'Part', 'Now', 'New', 'Why'], engineer.head.flatMap(headRows)),
    shown.length > 0 ? 'Carried over unchanged:' : '',
    table(['Page', 'Title', 'Description', 'h1'], shown),
    more,
    'Canonical link of each page: its own full URL.',
  );
}

function formsPart({ engineer, site }: Strategy): string {
  return part(
    '### Forms',
    ...engineer.forms.map((form) =>
      [
        `**${plain(upperFirst(formName(form.purpose)))} on ${plain(form.path)}** (${form.decision}): ${plain(form.reason)}`,
        table(
          ['Field', 'Type', 'Required'],
          form.fields.map((field) => [plain(field.label), plain(field.type), field.required ? 'yes' : 'no']),
        ),
        list([
          `Goes to: ${plain(destinationText(form.destination))}`,
          ...(form.success === '' ? [] : [`Success text: "${plain(form.success)}"`]),
          ...(form.error === '' ? [] : [`Error text: "${plain(form.error)}"`]),
          ...(quotes(form.evidence, site.host) === '' ? [] : [`Evidence: ${quotes(form.evidence, site.host)}`]),
        ]),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  );
}

/** Part 4. */
export function engineerPart(strategy: Strategy): string {
  const { engineer, site, recommendations } = strategy;
  return part(
    '## Engineer',
    part(
      '### Page plan',
      table(
        ['Page', 'Title', 'Type', 'Decision', 'Reason'],
        engineer.pagePlan.map((item) => [
          plain(item.path),
          plain(item.title),
          item.type,
          item.decision === 'merge' ? `merge into ${plain(item.mergeInto)}` : item.decision,
          plain(item.reason),
        ]),
      ),
    ),
    part(
      '### URL map',
      engineer.urlMap.length === 0 ? 'No URL changes: every page keeps its path.' : 'Every URL stays, except:',
      table(
        ['Old path', 'New path', 'Status', 'Why'],
        engineer.urlMap.map((change) => [plain(change.from), plain(change.to), String(change.status), plain(change.reason)]),
      ),
    ),
    headPart(strategy),
    part(
      '### Structured data',
      ...engineer.structuredData.map(
        (entry) =>
          `**${plain(entry.type)}** on ${plain(entry.path)}: ${plain(entry.reason)}\n\n\`\`\`json\n${entry.json.replaceAll('`', '\\u0060')}\n\`\`\``,
      ),
    ),
    formsPart(strategy),
    part(
      '### Functions',
      table(
        ['Function', 'Provider', 'Decision', 'How', 'Pages'],
        engineer.functions.map((entry) => [
          entry.kind,
          plain(entry.provider),
          entry.decision,
          plain(entry.reason),
          plain(entry.pages.slice(0, 4).join(', ')),
        ]),
      ),
    ),
    part('### Speed budget', list(engineer.speed.map(plain))),
    part('### Accessibility, as tests', list(engineer.accessibility.map(plain))),
    part('### Technical SEO', list([...engineer.technicalSeo, ...engineer.siteSeo].map(plain))),
    part('### Legal pages, kept word for word', list(engineer.legalPages.map(plain))),
    recommendationsInFull(
      recommendations.filter((entry) => entry.part === 'engineer' && entry.findingIds.length === 0),
      site.host,
    ),
  );
}
