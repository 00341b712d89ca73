import type { PlannedField } from '#contracts/strategy.ts';
import { comparable, foldedWithin } from '#text/words.ts';
import { personalDataOf } from '../../audit/form-fields.ts';

/** Types that ask a visitor to choose one of several. */
const ONE_OF = new Set(['select', 'radio']);
const CHOICES = new Set([...ONE_OF, 'checkbox']);
/** Types of which a form rarely has two. */
const TELLING = new Set(['email', 'tel', 'textarea', 'file', 'url']);

const namesOf = ({ label, placeholder = '', name = '' }: PlannedField) => [label, placeholder, name].filter(Boolean);
const askedBy = ({ label, placeholder = '', name = '', type }: PlannedField) => personalDataOf({ type, name, label, placeholder });

type IsSame = (field: PlannedField, own: PlannedField) => boolean;

/** Choices that two fields have in common, from which on they ask the same. */
const SAME_CHOICES = 2;
function offersSame({ options: asked = [] }: PlannedField, { options = [] }: PlannedField): boolean {
  const known = new Set(options.map(comparable));
  return asked.filter((choice) => known.has(comparable(choice))).length >= SAME_CHOICES;
}

/** The choices as a strategist offers them; those of today send what they send today. */
function choicesOf({ options }: PlannedField, own: PlannedField): Pick<PlannedField, 'options' | 'values'> {
  if (!options || !ONE_OF.has(own.type)) return {};
  const values = new Map(own.options?.map((choice, at) => [comparable(choice), own.values?.[at] ?? choice]));
  return { options, ...(own.values ? { values: options.map((choice) => values.get(comparable(choice)) ?? choice) } : {}) };
}

/** Ways in which a field corresponds to one of today, the surest first. */
const WAYS: readonly IsSame[] = [
  (field, own) => namesOf(own).some((name) => comparable(name) === comparable(field.label)),
  (field, own) => askedBy(field) !== null && askedBy(field) === askedBy(own),
  (field, own) =>
    (askedBy(field) === null || askedBy(own) === null || askedBy(field) === askedBy(own)) &&
    namesOf(own).some((name) => foldedWithin(field.label, name) || foldedWithin(name, field.label)),
  (field, own) => TELLING.has(field.type) && field.type === own.type,
  (field, own) => ONE_OF.has(own.type) && ONE_OF.has(field.type) && offersSame(field, own),
];

/** Choices stay choices: only a select and radios may change places. */
function typeOf(field: PlannedField, own: PlannedField): string {
  if (own.options) return ONE_OF.has(own.type) && ONE_OF.has(field.type) ? field.type : own.type;
  return CHOICES.has(field.type) !== CHOICES.has(own.type) ? own.type : field.type;
}

/** A field as a strategist asks it, which sends what today's sends. */
const asToday = (field: PlannedField, own: PlannedField): PlannedField => ({
  ...own,
  ...choicesOf(field, own),
  label: field.label,
  type: typeOf(field, own),
  required: own.required || field.required,
});

/**
 * The fields of a form as a strategist asks them. One that corresponds to a field of today keeps its name, choices, values and limits; one
 * of today that the receiving side requires stays; the others that nothing corresponds to are `dropped`.
 */
export function mergeFields(
  chosen: readonly PlannedField[],
  today: readonly PlannedField[],
): { fields: PlannedField[]; dropped: PlannedField[] } {
  const taken = new Map<PlannedField, PlannedField>();
  const isFree = (own: PlannedField) => ![...taken.values()].includes(own);
  for (const isSame of WAYS) {
    for (const field of chosen) {
      const own = taken.has(field) ? undefined : today.find((one) => isFree(one) && isSame(field, one));
      if (own) taken.set(field, own);
    }
  }
  const left = today.filter(isFree);
  const fields = chosen.map((field) => {
    const own = taken.get(field);
    return own ? asToday(field, own) : field;
  });
  return { fields: [...fields, ...left.filter(({ required }) => required)], dropped: left.filter(({ required }) => !required) };
}
