import type { FormField } from '#contracts/page.ts';
import type { PlannedField } from '#contracts/strategy.ts';
import { comparable } from '#text/words.ts';

/** A label that is in the page twice, as the field's own and around it, once: `Postcode from: Postcode from:`. */
const once = (label: string): string => [...new Set(label.split(/(?<=:) /u))].join(' ');

/** Longest choice that is named. Design default. */
const MAX_CHOICE = 120;
/** Longest name of a field that is carried over; longer ones are generated. */
const MAX_NAME = 120;
const BOXES = new Set(['radio', 'checkbox']);

/** The words that a visitor takes for the field's label, marks included. */
const shownLabels = ({ label, caption = '', placeholder }: FormField): string[] => [label ?? '', caption, placeholder];

/** The label of a field; without one, what the page shows instead: the words in front of it, its placeholder, its name, its type. */
function labelOf(field: FormField): string {
  const name = field.name.replace(/[_\-.[\]]+/g, ' ').trim();
  return (
    [...shownLabels(field), name, field.type].map((text) => once(text.replaceAll('*', '').trim())).find((text) => text !== '') ?? field.type
  );
}

/** A star behind the label says that the field is required, also where no attribute does. */
const isMarkedRequired = (field: FormField) => shownLabels(field).some((text) => text.trimEnd().endsWith('*'));

const nameOf = ({ name, id = '' }: FormField) => name || id;

/** The choices of a select with what they send, without the empty one that asks to choose; {} for other fields. */
function choicesOf({ type, options, optionValues }: FormField): Pick<PlannedField, 'options' | 'values'> {
  if (type !== 'select') return {};
  const choices = options
    .map((text, at) => ({ text: text.trim(), value: optionValues?.[at] ?? text.trim() }))
    .filter(({ text, value }) => text !== '' && value !== '' && text.length <= MAX_CHOICE);
  if (choices.length === 0) return {};
  const differ = choices.some(({ text, value }) => text !== value);
  return { options: choices.map(({ text }) => text), ...(differ ? { values: choices.map(({ value }) => value) } : {}) };
}

/** Everything of a field that the receiving side or the browser relies on. */
function planField(field: FormField): PlannedField {
  const label = labelOf(field);
  const name = nameOf(field);
  const placeholder = field.placeholder.replaceAll('*', '').trim();
  const isCheck = BOXES.has(field.type);
  return {
    ...{ label, type: field.type, required: field.required || (!isCheck && isMarkedRequired(field)) },
    ...(name !== '' && name.length <= MAX_NAME ? { name } : {}),
    ...choicesOf(field),
    ...(field.value !== undefined && field.value !== '' ? { value: field.value } : {}),
    ...(placeholder !== '' && comparable(placeholder) !== comparable(label) ? { placeholder } : {}),
    ...(field.rules ? { rules: field.rules } : {}),
  };
}

/** Radios or checkboxes of one name as one field: the question that they answer, and its choices. */
function planGroup(boxes: readonly [FormField, ...FormField[]]): PlannedField {
  const [first] = boxes;
  const choices = boxes.map((box) => ({ text: labelOf({ ...box, name: '', type: box.value ?? box.type }), value: box.value ?? 'on' }));
  const name = nameOf(first);
  const chosen = boxes.find(({ checked }) => checked)?.value;
  const question = (first.group ?? '').trimEnd();
  const differ = choices.some(({ text, value }) => text !== value);
  return {
    label: once(question.replaceAll('*', '').trim()) || labelOf({ ...first, label: null, placeholder: '', caption: '' }),
    type: first.type,
    required: question.endsWith('*') || boxes.some(({ required }) => required),
    ...(name.length <= MAX_NAME ? { name } : {}),
    options: choices.map(({ text }) => text),
    ...(differ ? { values: choices.map(({ value }) => value) } : {}),
    ...(chosen === undefined ? {} : { value: chosen }),
  };
}

/** The fields of a form as a visitor sees them: what shares a name in radios or checkboxes is one question. */
export function planFields(fields: readonly FormField[]): PlannedField[] {
  const keyOf = (field: FormField, at: number) => (BOXES.has(field.type) && field.name !== '' ? `${field.type} ${field.name}` : `${at}`);
  const keys = new Map(fields.map((field, at) => [field, keyOf(field, at)]));
  return [...Map.groupBy(fields, (field) => keys.get(field)).values()].flatMap((group) => {
    const [first, ...more] = group;
    if (!first) return [];
    return more.length === 0 ? [planField(first)] : [planGroup([first, ...more])];
  });
}
