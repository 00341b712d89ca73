import type { HeadData, Strategy } from '#contracts/strategy.ts';
import { upperFirst } from '#text/characters.ts';
import { markField } from './field-marks.ts';
import { list, part, plain, table } from './format.ts';
import { destinationText, formName } from './sentences.ts';

/** What changes in the head of a page; parts that stay are not listed. */
function headRows({ path, title, description, h1 }: HeadData): string[][] {
  const lines = [
    ['Title', title],
    ['Description', description],
    ['h1', h1],
  ] as const;
  return lines.flatMap(([name, line]) =>
    line.now === line.new ? [] : [[plain(path), name, plain(line.now), plain(line.new), plain(line.reason)]],
  );
}

function headPart({ engineer }: Strategy): string {
  return part(
    '### Head data',
    table(['Page', 'Part', 'Now', 'New', 'Why'], engineer.head.flatMap(headRows)),
    'Every other title, description and h1 stays as it is. The canonical link of each page is its own full URL.',
  );
}

function formsPart({ engineer }: Strategy): string {
  return part(
    '### Forms',
    ...engineer.forms.map((form) =>
      [
        `**${plain(upperFirst(formName(form.name ?? form.purpose)))} on ${plain(form.path)}** (${form.decision}): ${plain(form.reason)}`,
        list([
          `Fields (* required): ${form.fields.map((field) => `${plain(field.label)}${field.required ? '\\*' : ''} (${plain(field.type)})`).join(', ')}`,
          `Goes to: ${plain(destinationText(form.destination))}`,
          ...(form.note ? [plain(form.note)] : []),
          ...(form.success === '' ? [] : [`Success text: "${plain(form.success)}"`]),
          ...(form.error === '' ? [] : [`Error text: "${plain(form.error)}"`]),
        ]),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  );
}

/** The new menu; '' where today's stays. */
function navigationPart({ engineer: { navigation } }: Strategy): string {
  if (!navigation) return '';
  const linkText = ({ label, target }: { label: string; target: string }) => `${plain(label)} (${plain(target)})`;
  const { header, button, footer, note } = navigation;
  return part(
    '### Navigation',
    list([
      `Menu: ${header.map(linkText).join(', ')}`,
      ...(button ? [`Button: ${linkText(button)}`] : []),
      ...(footer.length > 0 ? [`Footer: ${footer.map(linkText).join(', ')}`] : []),
      ...(note === '' ? [] : [plain(note)]),
    ]),
  );
}

/** Structured data as code; of a list of questions the page has the words. */
const jsonBlock = (json: string) => `\n\n\`\`\`json\n${json.replaceAll('`', '\\u0060')}\n\`\`\``;

/** Part 4. */
export function engineerPart(strategy: Strategy): string {
  const { engineer } = strategy;
  return part(
    '## Engineer',
    part(
      '### Page plan',
      table(
        ['Page', 'Title', 'Decision', 'Reason'],
        engineer.pagePlan.map((item) => [
          plain(item.path),
          markField({ field: 'page', path: item.path, part: 'title' }, plain(item.title)),
          markField(
            { field: 'page', path: item.path, part: 'decision' },
            item.decision === 'merge' ? `merge into ${plain(item.mergeInto)}` : item.decision,
          ),
          plain(item.reason),
        ]),
      ),
    ),
    navigationPart(strategy),
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
          `**${plain(entry.type)}** on ${plain(entry.path)}: ${plain(entry.reason)}${entry.type === 'FAQPage' ? '' : jsonBlock(entry.json)}`,
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
  );
}
