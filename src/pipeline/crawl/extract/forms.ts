import { foldText } from '#contracts/evidence.ts';
import type { FormField, PageButton, PageForm } from '#contracts/page.ts';
import { accessibleName, fieldLabel, labelsById } from './accessible-name.ts';
import { attribute, elementsFrom, ownText } from './dom.ts';
import type { FactReader } from './fact-reader.ts';
import { purposeOf } from './form-purpose.ts';
import type { Frame } from './frame.ts';
import { cutText } from './snippet.ts';

const MAX_FORMS = 100;
const MAX_FIELDS = 200;
const MAX_OPTIONS = 20;
const MAX_BUTTONS = 500;
const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);
const NOT_FILLED_IN = new Set([...BUTTON_TYPES, 'hidden']);

function typeOf(frame: Frame): string {
  if (frame.tag !== 'input') return frame.tag;
  return attribute(frame, 'type')?.trim().toLowerCase() || 'text';
}

/** Options of a select, group labels aside; at most 20. */
function optionsOf(select: Frame): string[] {
  const options: string[] = [];
  for (const child of elementsFrom(select.first)) {
    const inner = child.tag === 'optgroup' ? elementsFrom(child.first) : [child];
    for (const option of inner) {
      const text = foldText(ownText(option)) || foldText(attribute(option, 'label') ?? '');
      if (option.tag === 'option' && text !== '') options.push(cutText(text, 200));
      if (options.length >= MAX_OPTIONS) return options;
    }
  }
  return options;
}

function readField(reader: FactReader, frame: Frame, labels: Map<string, Frame[]>): FormField {
  return {
    type: typeOf(frame),
    name: attribute(frame, 'name') ?? '',
    label: fieldLabel(reader, frame, labels),
    placeholder: attribute(frame, 'placeholder') ?? '',
    required: attribute(frame, 'required') !== null || attribute(frame, 'aria-required') === 'true',
    autocomplete: attribute(frame, 'autocomplete'),
    options: frame.tag === 'select' ? optionsOf(frame) : [],
    ...reader.placeOf(frame),
  };
}

/** Nearest element around all of them. */
function commonAncestor(frames: Frame[]): Frame | null {
  let common: Frame | null = frames[0]?.parent ?? null;
  for (const frame of frames) {
    let other: Frame | null = frame.parent;
    while (common && other && common !== other) {
      if (common.depth >= other.depth) common = common.parent;
      else other = other.parent;
    }
  }
  return common;
}

/** Fields by the form they belong to, by nesting or by the `form` attribute; null holds those outside of any. */
function fieldsByForm({ visit }: FactReader): Map<Frame | null, Frame[]> {
  const groups = new Map<Frame | null, Frame[]>(visit.forms.map((form) => [form, []]));
  for (const field of visit.fields) {
    const id = attribute(field, 'form');
    const named = id ? visit.ids.get(id)?.frame : undefined;
    const form = named?.tag === 'form' ? named : field.form;
    const group = groups.get(form);
    if (group) group.push(field);
    else groups.set(form, [field]);
  }
  return groups;
}

/** Name of a button: value or alternative text of an input, else its accessible name. */
function buttonText(reader: FactReader, frame: Frame): string {
  if (frame.tag !== 'input') return accessibleName(reader, frame);
  const type = typeOf(frame);
  const own = foldText((type === 'image' ? attribute(frame, 'alt') : attribute(frame, 'value')) ?? '');
  const fallback = type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '';
  return (
    reader.labelledBy(frame) ||
    foldText(attribute(frame, 'aria-label') ?? '') ||
    own ||
    foldText(attribute(frame, 'title') ?? '') ||
    fallback
  );
}

/**
 * Forms with their fields; at most 100. Fields outside of any form make one more entry at the end, without address and
 * method, named by the nearest element around them.
 */
export function readForms(reader: FactReader): PageForm[] {
  const { visit } = reader;
  if (visit.forms.length > MAX_FORMS) reader.cut('forms');
  const labels = labelsById(reader);
  const groups = fieldsByForm(reader);
  const forms: PageForm[] = [];
  for (const form of visit.forms.slice(0, MAX_FORMS)) forms.push(readForm(reader, form, groups.get(form) ?? [], labels));
  const loose = (groups.get(null) ?? []).filter((field) => !BUTTON_TYPES.has(typeOf(field)));
  const around = commonAncestor(loose);
  if (around) {
    const form = readForm(reader, around, loose, labels);
    forms.push({ ...form, action: '', method: '', hidden: loose.every((field) => field.hidden), region: loose[0]?.region ?? 'main' });
  }
  return forms;
}

function readForm(reader: FactReader, form: Frame, fieldFrames: Frame[], labels: Map<string, Frame[]>): PageForm {
  if (fieldFrames.length > MAX_FIELDS) reader.cut('fields');
  const fields = fieldFrames.slice(0, reader.hasRoom() ? MAX_FIELDS : 0).map((frame) => readField(reader, frame, labels));
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
    purpose: purposeOf({ words: words.join(' '), types: filled.map((field) => field.type), role: form.role || (form.parent?.role ?? '') }),
    ...reader.placeOf(form),
  };
}

function submitTextOf(reader: FactReader, form: Frame, fields: Frame[]): string {
  for (const button of reader.visit.buttons) {
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
export function readButtons(reader: FactReader): PageButton[] {
  const { visit } = reader;
  const inputs = visit.fields.filter((field) => BUTTON_TYPES.has(typeOf(field)));
  const frames = inputs.length === 0 ? visit.buttons : [...visit.buttons, ...inputs];
  if (frames.length > MAX_BUTTONS) reader.cut('buttons');
  return frames.slice(0, MAX_BUTTONS).map((frame) => ({ text: buttonText(reader, frame), ...reader.placeOf(frame) }));
}
