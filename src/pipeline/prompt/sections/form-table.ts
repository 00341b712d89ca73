import type { FieldRules } from '#contracts/page.ts';
import type { FormPlan, PlannedField } from '#contracts/strategy.ts';
import { isPrintableAscii, withoutControls } from '#text/characters.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { withoutNote } from '#text/words.ts';
import { compact, lines } from '../block.ts';
import { siteText } from '../site-text.ts';
import { type FieldGroup, fieldGroups } from './field-groups.ts';
import type { FormToKeep } from './forms.ts';

/** How a form is sent, for builders that write code: other builders set fields by their labels, and have their own way to send. */
export type FormSending = Pick<FormPlan, 'method' | 'enctype' | 'host' | 'next' | 'hidden' | 'traps' | 'dropped'> & {
  /** Receives it at a URL of another host. */
  isService: boolean;
  /** A script of today's site receives it. */
  isOwnScript: boolean;
};

/** Most choices that are read; the crawl keeps no more. */
const MOST_CHOICES = 60;

/** Words of a form to the letter, as code in Markdown: on one line, unable to end it. */
const code = (text: string): string => `\`${foldText(withoutControls(text.toWellFormed())).replaceAll('`', "'").replaceAll('|', '\\|')}\``;
const cell = (text: string): string => siteText(text).replaceAll('|', '/');

const RULE_WORDS: Record<Exclude<keyof FieldRules, 'multiple'>, string> = {
  ...{ min: 'min', max: 'max', step: 'step', minlength: 'minlength', maxlength: 'maxlength', pattern: 'pattern', accept: 'accept' },
};

function ruleWords(rules: FieldRules | undefined): string[] {
  if (!rules) return [];
  const named = Object.entries(RULE_WORDS).flatMap(([key, word]) => {
    const value = rules[key as keyof typeof RULE_WORDS];
    return value === undefined ? [] : [`${word} ${code(value)}`];
  });
  return [...named, ...(rules.multiple ? ['multiple'] : [])];
}

/** The choices of a field, each with what it sends where that differs. */
function choiceWords({ options = [], values }: PlannedField): string {
  const shown = options.map((text, at) => {
    const value = values?.[at];
    return value === undefined || value === text ? cell(text) : `${cell(text)} = ${code(value)}`;
  });
  const more = options.length >= MOST_CHOICES ? " / and the others of today's page" : '';
  return shown.length === 0 ? '' : `${shown.filter(Boolean).join(' / ')}${more}`;
}

/** What a field is and what it sends. */
function typeWords(field: PlannedField): string {
  const { type, value, placeholder = '', rules } = field;
  const choices = choiceWords(field);
  const isBox = type === 'checkbox' && choices === '';
  const isEmpty = type === 'select' && choices === '';
  const details = compact(
    isEmpty && 'choices as described, else I supply them',
    value !== undefined && `${isBox ? 'sends' : 'at first'} ${code(value)}`,
    cell(placeholder) && `placeholder "${cell(placeholder)}"`,
    ...ruleWords(rules),
  ).join(', ');
  return `${type}${choices && `: ${choices}`}${details && `${choices ? '; ' : ', '}${details}`}`;
}

/** Words of a new field's name, and its longest form. */
const NAME_WORDS = 3;
const NAME_LENGTH = 30;
const SMALL_WORD = 3;

/** The name of a field that is new, made of its label: `your_device`; `field_4` where that has no letters of a name. */
function newName({ label }: PlannedField, at: number, taken: ReadonlySet<string>): string {
  const all = foldWords(withoutNote(label)).split(' ').filter(isPrintableAscii);
  const long = all.filter((word) => word.length > SMALL_WORD);
  const words = long.length > 0 ? long : all;
  const name = words.slice(0, NAME_WORDS).join('_').slice(0, NAME_LENGTH);
  return name === '' || taken.has(name) ? `field_${at + 1}` : name;
}

/** The fields, each with a name where others have one: the receiving side reads them by name. */
function named(fields: readonly PlannedField[]): PlannedField[] {
  const taken = new Set(fields.flatMap(({ name }) => name ?? []));
  return fields.map((field, at) => {
    const name = field.name || newName(field, at, taken);
    taken.add(name);
    return { ...field, name };
  });
}

const row = (field: PlannedField, hasNames: boolean): string => {
  const names = hasNames ? ` ${code(field.name ?? '')} |` : '';
  return `   | ${cell(field.label) || foldText(field.label)} |${names} ${typeWords(field)} | ${field.required ? 'yes' : 'no'} |`;
};

/** Fields of one pattern in one row, each with its own label: what they share, and what each adds. Names that no form has yet are left to the builder. */
function groupRow({ fields, shared, rests }: FieldGroup, hasNames: boolean): string {
  const [first] = fields;
  if (!first) return '';
  const known = fields.flatMap(({ name }) => (name === undefined ? [] : [code(name)]));
  const names = known.length === fields.length ? known.join('; ') : 'one each, made of its label';
  const label = `“${cell(shared)}” with each of these, a field each (${fields.length}): ${rests.map(cell).join('; ')}`;
  return `   | ${label} |${hasNames ? ` ${names} |` : ''} ${typeWords(first)} | ${first.required ? 'yes' : 'no'} |`;
}

/** The fields of a form as a Markdown table, below its line; '' for a form without fields. */
export function fieldTable(fields: readonly PlannedField[]): string {
  if (fields.length === 0) return '';
  const hasNames = fields.some(({ name }) => name !== undefined);
  const all = hasNames ? named(fields) : fields;
  const withName = (field: PlannedField) => all[fields.indexOf(field)] ?? field;
  return lines(
    `   | Label |${hasNames ? ' Name |' : ''} Type, values | Required |`,
    `   |---|${hasNames ? '---|' : ''}---|---|`,
    ...fieldGroups(fields).map((entry) => ('shared' in entry ? groupRow(entry, hasNames) : row(withName(entry), hasNames))),
  );
}

const hiddenWords = ({ name, value }: NonNullable<FormPlan['hidden']>[number]): string =>
  value === undefined
    ? `${code(name)} (its value is in the source of today's page)`
    : `${code(name)} = ${value === '' ? 'empty' : code(value)}`;

const methodWords = ({ method, enctype, isService, isOwnScript, host }: FormSending): string => {
  const how = `Method ${(method ?? 'get').toUpperCase()}${enctype ? `, ${enctype}` : ''}`;
  if (isService) return `${how}, to that service, which stays.`;
  if (isOwnScript && method === 'post') return `${how}; without today's server nothing answers there: then I connect a form service.`;
  return isOwnScript || host ? `${how}.` : '';
};

/** Where visitors are after sending; '' where the form names no page. */
export const nextWords = ({ next = '' }: Pick<FormSending, 'next'>): string => (next === '' ? '' : `After sending: ${siteText(next)}`);

/** How a form is sent, below its fields: method, hidden fields, spam traps, the page after it, and what is left out. */
export function sendingLine({ sending, reason }: Pick<FormToKeep, 'sending' | 'reason'>): string {
  const { hidden = [], traps = [], dropped = [], host } = sending;
  const next = nextWords(sending);
  const text = compact(
    methodWords(sending),
    hidden.length > 0 && `Hidden${host ? ` (for ${host})` : ''}: ${hidden.map(hiddenWords).join(', ')}.`,
    traps.length > 0 && `Spam trap, out of sight and left empty: ${traps.map(code).join(', ')}.`,
    next && `${next}.`,
    dropped.length > 0 &&
      `Left out of today's form: ${dropped.map(({ label, name }) => `${cell(label)}${name ? ` (${code(name)})` : ''}`).join(', ')}${reason ? '' : ': not needed for the first answer'}.`,
  ).join(' ');
  return text && `   ${text}`;
}
