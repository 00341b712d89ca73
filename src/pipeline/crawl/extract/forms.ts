import type { FormField, PageButton, PageForm } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { accessibleName, fieldCaption, fieldLabel, labelsById } from './accessible-name.ts';
import { groupQuestion } from './choice-groups.ts';
import { attribute, deepText } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { formHost, isTrap, readOptions, readRules, readValue } from './field-values.ts';
import { detectFormPurpose, isFinder } from './form-purpose.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_FORMS = 100;
const MAX_FIELDS = 200;
/** Longest name or id that is stored. */
const MAX_NAME = 200;
const MAX_BUTTONS = 500;
const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);
const NOT_FILLED_IN = new Set([...BUTTON_TYPES, 'hidden']);

function typeOf(element: DomElement): string {
  if (element.tag !== 'input') return element.tag;
  return attribute(element, 'type')?.trim().toLowerCase() || 'text';
}

function readField(reader: PageFactReader, element: DomElement, labels: Map<string, DomElement[]>): FormField {
  const type = typeOf(element);
  const name = attribute(element, 'name') ?? '';
  const id = name === '' ? (attribute(element, 'id') ?? '') : '';
  const label = fieldLabel(reader, element, labels);
  const caption = label === null && !NOT_FILLED_IN.has(type) ? fieldCaption(reader, element) : '';
  const placeholder = attribute(element, 'placeholder') ?? '';
  const rules = NOT_FILLED_IN.has(type) ? undefined : readRules(element);
  const place = reader.placeOf(element);
  // Labels in hidden parts have no text of their own here: what they say is read as it is.
  const words = element.hidden && element.label ? deepText(element.label) : `${label ?? ''} ${caption} ${placeholder}`;
  return {
    ...{ type, name },
    ...(id === '' ? {} : { id: cutText(id, MAX_NAME) }),
    label,
    ...(caption === '' ? {} : { caption }),
    placeholder,
    required: attribute(element, 'required') !== null || attribute(element, 'aria-required') === 'true',
    autocomplete: attribute(element, 'autocomplete'),
    options: [],
    ...readValue(element, type, name || id),
    ...(element.tag === 'select' ? readOptions(element) : {}),
    ...(rules ? { rules } : {}),
    ...(isTrap(element, type, name, words) ? { trap: true } : {}),
    ...place,
  };
}

/** The fields, with the question that radios and checkboxes of one name answer. */
function withQuestions(reader: PageFactReader, fields: FormField[], elements: readonly DomElement[]): FormField[] {
  const boxes = fields.flatMap(({ type, name }, at) => ((type === 'radio' || type === 'checkbox') && name !== '' ? [at] : []));
  const groups = [...Map.groupBy(boxes, (at) => `${fields[at]?.type} ${fields[at]?.name}`).values()].filter(({ length }) => length > 1);
  const questions = new Map<number, string>();
  for (const group of groups) {
    const labels = new Set(group.flatMap((at) => [fields[at]?.label ?? '', fields[at]?.caption ?? '']).filter(Boolean));
    const question = groupQuestion(
      reader,
      group.flatMap((at) => elements[at] ?? []),
      labels,
    );
    if (question !== '') for (const at of group) questions.set(at, question);
  }
  return fields.map((field, at) => {
    const group = questions.get(at);
    return group === undefined ? field : { ...field, group };
  });
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
  const elements = fieldFrames.slice(0, reader.hasRoom() ? MAX_FIELDS : 0);
  const fields = withQuestions(
    reader,
    elements.map((element) => readField(reader, element, labels)),
    elements,
  );
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
  ];
  return {
    action: action === '' ? '' : (reader.absolute(action) ?? action),
    method: form.tag === 'form' ? (attribute(form, 'method') ?? 'get').toLowerCase() : '',
    ...(form.tag === 'form' ? attributesOf(form, fields) : {}),
    fields,
    submitText,
    purpose: detectFormPurpose({
      words: words.join(' '),
      fieldWords: filled.map((field) => `${field.name} ${field.label ?? ''} ${field.placeholder}`).join(' '),
      isQuiz: isFinder(action, filled),
      types: filled.map((field) => field.type),
      role: form.role || (form.parent?.role ?? ''),
    }),
    ...reader.placeOf(form),
  };
}

/** What the form is called, how it sends, and the host that receives it. */
function attributesOf(form: DomElement, fields: FormField[]): Pick<PageForm, 'name' | 'id' | 'enctype' | 'host'> {
  const [name, id] = ['name', 'id'].map((part) => cutText(attribute(form, part)?.trim() ?? '', MAX_NAME));
  const enctype = attribute(form, 'enctype')?.trim().toLowerCase() ?? '';
  const host = formHost(form, fields);
  return {
    ...(name ? { name } : {}),
    ...(id ? { id } : {}),
    ...(enctype ? { enctype: cutText(enctype, MAX_NAME) } : {}),
    ...(host ? { host } : {}),
  };
}

function submitTextOf(reader: PageFactReader, form: DomElement, fields: DomElement[]): string {
  const own = reader.state.buttons
    .filter((button) => form.tag === 'form' && button.form === form && button.tag === 'button')
    .map((button) => ({ button, type: attribute(button, 'type')?.toLowerCase() }));
  // Buttons without a type send too, but where one says so, the others are choices that scripts handle.
  for (const wanted of ['submit', undefined]) {
    const named = own.filter(({ type }) => type === wanted).map(({ button }) => accessibleName(reader, button));
    const text = named.find((name) => name !== '');
    if (text !== undefined) return text;
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
