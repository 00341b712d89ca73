import lexicon from '#lexicon/crawl/form-fields.json' with { type: 'json' };
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { attribute, getParent, isElement, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_LABEL_LENGTH = 300;

/**
 * The name by which assistive technology calls a link or button: aria-labelledby, aria-label, text, alternative texts of
 * images inside, title; '' when there is none (Accessible Name and Description Computation 1.2, section 4.3.2, reduced).
 */
export function accessibleName(reader: PageFactReader, element: DomElement): string {
  const named = reader.labelledBy(element) || foldText(attribute(element, 'aria-label') ?? '');
  if (named !== '') return named;
  return saidOnce(reader, element) || reader.alternativesOf(element) || foldText(attribute(element, 'title') ?? '');
}

/** Levels below a link that are searched for the copy of its words which slides in under the pointer. */
const COPY_DEPTH = 4;

/** The text of an element; once where an element in it has all its words a second time, as buttons with a moving label do. */
function saidOnce(reader: PageFactReader, element: DomElement): string {
  const text = reader.textOf(element);
  const middle = (text.length - 1) / 2;
  if (text[middle] !== ' ') return text;
  const half = text.slice(0, middle);
  return half === text.slice(middle + 1) && hasPart(reader, element, half, COPY_DEPTH) ? half : text;
}

function hasPart(reader: PageFactReader, element: DomElement, words: string, depth: number): boolean {
  return listElements(element.first).some(
    (part) => reader.textOf(part) === words || (depth > 1 && hasPart(reader, part, words, depth - 1)),
  );
}

/** Text of a label, or the alternative text of images in it. */
function labelText(reader: PageFactReader, label: DomElement): string {
  return reader.textOf(label) || reader.alternativesOf(label);
}

/** The label elements of a page by the id they point to. */
export function labelsById(reader: PageFactReader): Map<string, DomElement[]> {
  return Map.groupBy(reader.state.labels, (label) => attribute(label, 'for') ?? '');
}

/** Boxes are copied with the id in their label: of several labels, the one next to the box is meant. */
const isBox = (element: DomElement): boolean => ['radio', 'checkbox'].includes(attribute(element, 'type')?.toLowerCase() ?? '');

const SAMPLES = new Set(lexicon.sampleLabels);

/**
 * Name of a form field from aria-labelledby, aria-label, label elements or title; a placeholder is no label, nor is the sample text of a
 * framework's manual.
 */
export function fieldLabel(reader: PageFactReader, element: DomElement, labels: Map<string, DomElement[]>): string | null {
  const named = reader.labelledBy(element) || foldText(attribute(element, 'aria-label') ?? '');
  if (named !== '' && !SAMPLES.has(named.toLowerCase())) return named;
  const id = attribute(element, 'id');
  const all = id ? (labels.get(id) ?? []) : [];
  // Where an id occurs twice, the label in the same form is meant.
  const near = all.length > 1 ? all.filter((label) => label.form === element.form) : all;
  const nextTo = isBox(element) && near.length > 1 ? near.filter((label) => getParent(label) === getParent(element)) : [];
  const pointing = (nextTo.length > 0 ? nextTo : near.length > 0 ? near : all)
    .slice(0, 3)
    .map((label) => labelText(reader, label))
    .filter(Boolean);
  if (pointing.length > 0) return cutText(pointing.join(' '), MAX_LABEL_LENGTH);
  const around = element.label ? cutText(labelText(reader, element.label), MAX_LABEL_LENGTH) : '';
  return around || foldText(attribute(element, 'title') ?? '') || null;
}

const MAX_CAPTION_LENGTH = 60;
const CAPTION_LEVELS = 3;
const FIELDS = new Set(['input', 'select', 'textarea', 'button', 'form', 'fieldset']);
const holdsField = (element: DomElement): boolean => FIELDS.has(element.tag) || listElements(element.first).some(holdsField);

/** The text or element right before another one; null at the start of the element around it. */
function wordsBefore(reader: PageFactReader, element: DomElement): string | null {
  let node = element.previous;
  while (node && (isElement(node) ? node.hidden || node.tag === 'br' : node.value.trim() === '')) node = node.previous;
  if (!node) return null;
  if (!isElement(node)) return foldText(node.value);
  const text = reader.textOf(node);
  return text.length > MAX_CAPTION_LENGTH || holdsField(node) ? '' : text;
}

/**
 * The words in front of a form field, which the eye takes for its label: those right before it, or before the element that it is the first
 * field of. '' where there are none, or too many for a label.
 */
export function fieldCaption(reader: PageFactReader, field: DomElement): string {
  let element: DomElement | null = field;
  for (let level = 0; element && element.tag !== 'form' && level < CAPTION_LEVELS; level += 1) {
    const words = wordsBefore(reader, element);
    if (words !== null) return words.length <= MAX_CAPTION_LENGTH ? words : '';
    element = element.parent;
  }
  return '';
}
