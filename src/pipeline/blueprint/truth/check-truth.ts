import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { hasLetter, hasNumber } from '#text/characters.ts';
import type { Blueprint, BlueprintInput } from '../blueprint.ts';
import { isSafeLink } from '../html.ts';
import { isLabel, labelTexts } from '../labels.ts';
import { allPlannedPages } from '../pages/planned-pages.ts';
import { createSourceIndex, type SourceIndex } from '../sources/source-index.ts';

/** `unsourced`: a visible text that its source does not have; `link`: to a page that is not there; `active`: something that could run. */
export type TruthProblem = { kind: 'unsourced' | 'link' | 'active' | 'missing-page'; file: string; text: string; from: string };
export type TruthReport = { /** Visible texts looked at. */ texts: number; problems: TruthProblem[] };

type Node = DefaultTreeAdapterTypes.Node;
type HtmlElement = DefaultTreeAdapterTypes.Element;
type Said = { text: string; from: string; isNote: boolean };

const SPOKEN = new Set(['alt', 'aria-label', 'title', 'placeholder', 'value', 'content']);
const SILENT_META = new Set(['charset', 'viewport']);
const LINKS = new Set(['href', 'src', 'action', 'formaction', 'poster', 'srcset']);
const ACTIVE = new Set(['script', 'iframe', 'object', 'embed', 'base', 'style', 'svg', 'math', 'template']);

const isElement = (node: Node): node is HtmlElement => 'tagName' in node;
const attribute = ({ attrs }: HtmlElement, name: string) => attrs.find((entry) => entry.name === name)?.value;

/** Every text that people see or hear, with the source of the nearest element that names one. */
function textsIn(node: Node, from = '', isNote = false): Said[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ text: node.value, from, isNote }];
  if (!('childNodes' in node)) return [];
  const own = isElement(node) ? (attribute(node, 'data-from') ?? from) : from;
  const inNote = isNote || (isElement(node) && attribute(node, 'class') === 'note');
  const isSilent = isElement(node) && node.tagName === 'meta' && SILENT_META.has(attribute(node, 'name') ?? 'charset');
  const spoken =
    isElement(node) && !isSilent
      ? node.attrs.filter(({ name }) => SPOKEN.has(name)).map(({ value }) => ({ text: value, from: own, isNote: inNote }))
      : [];
  return [...spoken, ...node.childNodes.flatMap((child) => textsIn(child, own, inNote))];
}

function elementsIn(node: Node): HtmlElement[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return isElement(node) ? [node, ...inner] : inner;
}

/** What runs, or could: scripts, frames, handlers, styles in attributes, links with code. */
function activeParts(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap((element) => [
    ...(ACTIVE.has(element.tagName) ? [`<${element.tagName}>`] : []),
    ...element.attrs
      .filter(({ name, value }) => name.startsWith('on') || name === 'style' || (LINKS.has(name) && !isSafeLink(value)))
      .map(({ name, value }) => `${name}="${value.slice(0, 60)}"`),
  ]);
}

/** Relative links of a page that lead to no file. */
function deadLinks(elements: readonly HtmlElement[], file: string, files: ReadonlySet<string>): string[] {
  const ids = new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((element) => attribute(element, 'href') ?? [])
    .filter((href) => {
      if (href.startsWith('#')) return !ids.has(href.slice(1));
      if (URL.canParse(href)) return false;
      return !files.has(
        decodeURIComponent(new URL(href, `https://blueprint.test/${file.split('/').map(encodeURIComponent).join('/')}`).pathname.slice(1)),
      );
    });
}

/** Notes on sections are in words of the plan and the labels, and name paths and nothing else. */
function noteChecker({ strategy }: BlueprintInput, sources: SourceIndex, paths: ReadonlySet<string>): (text: string) => boolean {
  const purposes = new Set(strategy.craft.pages.flatMap(({ sections }) => sections.map(({ purpose }) => purpose)));
  const labels = labelTexts('source');
  return (text) => {
    const purpose = [...purposes].find((entry) => entry !== '' && (text === entry || text.startsWith(`${entry} · `))) ?? '';
    const rest = purpose === '' ? text : text.slice(purpose.length + (text.length > purpose.length ? ' · '.length : 0));
    const label = labels.find((entry) => rest.startsWith(`${entry}: `));
    if (rest === '') return true;
    return (
      label !== undefined &&
      rest
        .slice(label.length + 2)
        .split(', ')
        .every((name) => paths.has(name) || isLabel(name) || name === '…' || sources.proves('words', name))
    );
  };
}

/**
 * Checks a blueprint as it was written: reads its files again and reports every visible text that its source does not have, every link
 * to a page that is not there, everything that could run, and every page of the plan without a file (beyond the limit on pages it says so).
 */
export function checkTruth({ files, pages }: Pick<Blueprint, 'files' | 'pages'>, input: BlueprintInput): TruthReport {
  const sources = createSourceIndex(input);
  const names = new Set(files.map(({ path }) => path));
  const isNote = noteChecker(input, sources, new Set(input.site.pages.map(({ path }) => path)));
  const drawn = new Set(pages.map(({ path }) => path));
  const missing = allPlannedPages(input.strategy).filter(
    ({ path }) => !drawn.has(path) || !names.has(pages.find((page) => page.path === path)?.file ?? ''),
  );
  const report: TruthReport = { texts: 0, problems: missing.map(({ path }) => ({ kind: 'missing-page', file: '', text: path, from: '' })) };
  for (const { path, content } of files.filter((file) => file.path.endsWith('.html'))) {
    const root = parse(content);
    const elements = elementsIn(root);
    const add = (kind: TruthProblem['kind'], text: string, from = '') => report.problems.push({ kind, file: path, text, from });
    for (const part of activeParts(elements)) add('active', part);
    for (const href of deadLinks(elements, path, names)) add('link', href);
    for (const { text, from, isNote: inNote } of textsIn(root)) {
      if (!hasLetter(text) && !hasNumber(text)) continue;
      report.texts += 1;
      const isProven = inNote ? isNote(text) : from === 'label' ? isLabel(text) : sources.proves(from, text);
      if (!isProven) add('unsourced', text, from);
    }
  }
  return report;
}
