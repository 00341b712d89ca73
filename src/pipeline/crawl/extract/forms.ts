import type { FormField, PageButton, PageForm } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { accessibleName, fieldCaption, fieldLabel, labelsById } from './accessible-name.ts';
import { attribute, listElements, ownText } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { detectFormPurpose } from './form-purpose.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_FORMS = 100;
const MAX_FIELDS = 200;
const MAX_OPTIONS = 20;
const MAX_BUTTONS = 500;
const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);
const NOT_FILLED_IN = new Set([...BUTTON_TYPES, 'hidden']);

function typeOf(element: DomElement): string {
  if (element.tag !== 'input') return element.tag;
  return attribute(element, 'type')?.trim().toLowerCase() || 'text';
}

/** Options of a select, group labels aside; at most 20. */
function optionsOf(select: DomElement): string[] {
  const options: string[] = [];
  for (const child of listElements(select.first)) {
    const inner = child.tag === 'optgroup' ? listElements(child.first) : [child];
    for (const option of inner) {
      const text = foldText(ownText(option)) || foldText(attribute(option, 'label') ?? '');
      if (option.tag === 'option' && text !== '') options.push(cutText(text, 200));
      if (options.length >= MAX_OPTIONS) return options;
    }
  }
  return options;
}

function readField(reader: PageFactReader, element: DomElement, labels: Map<string, DomElement[]>): FormField {
  const label = fieldLabel(reader, element, labels);
  const caption = label === null && !NOT_FILLED_IN.has(typeOf(element)) ? fieldCaption(reader, element) : '';
  return {
    type: typeOf(element),
    name: attribute(element, 'name') ?? '',
    label,
    ...(caption === '' ? {} : { caption }),
    placeholder: attribute(element, 'placeholder') ?? '',
    required: attribute(element, 'required') !== null || attribute(element, 'aria-required') === 'true',
    autocomplete: attribute(element, 'autocomplete'),
    options: element.tag === 'select' ? optionsOf(element) : [],
    ...reader.placeOf(element),
  };
}

/** Nearest element around all of them. */
function commonAncestor(frames: DomElement[]): DomElement | null {
  let common: DomElement | null = frames[0]?.parent ?? null;
  for (const element of frames) {
    let other: DomElement | null = element.parent;
    while (common && other && common !== other) {
      if (common.depth >= other.depth) common = common.parent;
      else other = other.parent;
    }
  }
  return common;
}

/** Fields by the form they belong to, by nesting or by the `form` attribute; null holds those outside of any. */
function fieldsByForm({ state }: PageFactReader): Map<DomElement | null, DomElement[]> {
  return Map.groupBy(state.fields, (field) => {
    const id = attribute(field, 'form');
    const named = id ? state.ids.get(id)?.element : undefined;
    return named?.tag === 'form' ? named : field.form;
  });
}

/** Name of a button: value or alternative text of an input, else its accessible name. */
function buttonText(reader: PageFactReader, element: DomElement): string {
  if (element.tag !== 'input') return accessibleName(reader, element);
  const type = typeOf(element);
  const own = foldText((type === 'image' ? attribute(element, 'alt') : attribute(element, 'value')) ?? '');
  const fallback = type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '';
  return (
    reader.labelledBy(element) ||
    foldText(attribute(element, 'aria-label') ?? '') ||
    own ||
    foldText(attribute(element, 'title') ?? '') ||
    fallback
  );
}

/**
 * Forms with their fields; at most 100. Fields outside of any form make one more entry at the end, without address and
 * method, named by the nearest element around them.
 */
export function readForms(reader: PageFactReader): PageForm[] {
  const { state } = reader;
  if (state.forms.length > MAX_FORMS) reader.cut('forms');
  const labels = labelsById(reader);
  const groups = fieldsByForm(reader);
  const forms: PageForm[] = [];
  for (const form of state.forms.slice(0, MAX_FORMS)) forms.push(readForm(reader, form, groups.get(form) ?? [], labels));
  const loose = (groups.get(null) ?? []).filter((field) => !BUTTON_TYPES.has(typeOf(field)));
  const around = commonAncestor(loose);
  if (around) {
    const form = readForm(reader, around, loose, labels);
    forms.push({ ...form, action: '', method: '', hidden: loose.every((field) => field.hidden), region: loose[0]?.region ?? 'main' });
  }
  return forms;
}

function readForm(reader: PageFactReader, form: DomElement, fieldFrames: DomElement[], labels: Map<string, DomElement[]>): PageForm {
  if (fieldFrames.length > MAX_FIELDS) reader.cut('fields');
  const fields = fieldFrames.slice(0, reader.hasRoom() ? MAX_FIELDS : 0).map((element) => readField(reader, element, labels));
  const action = (attribute(form, 'action') ?? '').trim();
  const submitText = submitTextOf(reader, form, fieldFrames);
  const filled = fields.filter((field) => !NOT_FILLED_IN.has(field.type));
  const words = [
    action,
    submitText,
    attribute(form, 'id') ?? '',
    form.className,
    attribute(form, 'name') ?? '',
    attribute(form, 'aria-label') ?? '',
    ...filled.map((field) => `${field.name} ${field.label ?? ''} ${field.placeholder}`),
  ];
  return {
    action: action === '' ? '' : (reader.absolute(action) ?? action),
    method: form.tag === 'form' ? (attribute(form, 'method') ?? 'get').toLowerCase() : '',
    fields,
    submitText,
    purpose: detectFormPurpose({
      words: words.join(' '),
      types: filled.map((field) => field.type),
      role: form.role || (form.parent?.role ?? ''),
    }),
    ...reader.placeOf(form),
  };
}

function submitTextOf(reader: PageFactReader, form: DomElement, fields: DomElement[]): string {
  for (const button of reader.state.buttons) {
    const type = attribute(button, 'type')?.toLowerCase() ?? 'submit';
    if (form.tag === 'form' && button.form === form && button.tag === 'button' && type === 'submit') {
      const text = accessibleName(reader, button);
      if (text !== '') return text;
    }
  }
  const input = fields.find((field) => field.tag === 'input' && (typeOf(field) === 'submit' || typeOf(field) === 'image'));
  return input ? buttonText(reader, input) : '';
}

/** Buttons outside of links, of all kinds, in document order; at most 500. */
export function readButtons(reader: PageFactReader): PageButton[] {
  const { state } = reader;
  const inputs = state.fields.filter((field) => BUTTON_TYPES.has(typeOf(field)));
  const frames = inputs.length === 0 ? state.buttons : [...state.buttons, ...inputs];
  if (frames.length > MAX_BUTTONS) reader.cut('buttons');
  return frames.slice(0, MAX_BUTTONS).map((element) => ({ text: buttonText(reader, element), ...reader.placeOf(element) }));
}
