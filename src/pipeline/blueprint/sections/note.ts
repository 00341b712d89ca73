import { type Element, h, ownWords } from '../html.ts';
import type { Labels } from '../labels.ts';
import type { SectionContent } from '../pages/page-content.ts';

/** All sources inside an element. */
const sourcesIn = (element: Element): string[] => [
  ...ownWords(element).map(({ from }) => from),
  ...element.children.flatMap((child) => ('tag' in child ? sourcesIn(child) : [])),
];

const MOST = 4;

/** Names of sources for people: paths of pages, the owner, the strategist. */
function namesOf(sources: ReadonlySet<string>, labels: Labels): string[] {
  const pages = [...sources].filter((source) => source.startsWith('page:')).map((source) => source.slice('page:'.length));
  const others = (['owner', 'model', 'words'] as const).filter((source) => sources.has(source));
  return [
    ...pages.slice(0, MOST),
    ...(pages.length > MOST ? ['…'] : []),
    ...others.map((source) => labels.of(source === 'words' ? 'composed' : source).text),
  ];
}

/** What a section is for and where its words come from: shown on hover and focus, never printed. */
export function noteOf({ purpose }: SectionContent, drawn: readonly Element[], labels: Labels): Element | null {
  const names = namesOf(new Set(drawn.flatMap(sourcesIn)), labels);
  const source = names.length === 0 ? '' : `${labels.of('source').text}: ${names.join(', ')}`;
  const parts = [purpose, source].filter((part) => part !== '');
  return parts.length === 0 ? null : h('p', { class: 'note', role: 'note', tabindex: 0 }, { text: parts.join(' · '), from: 'note' });
}
