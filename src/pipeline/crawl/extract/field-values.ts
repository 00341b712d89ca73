import type { FieldRules, FormField } from '#contracts/page.ts';
import lexicon from '#lexicon/crawl/form-fields.json' with { type: 'json' };
import { hasNumber } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { attribute, listElements, ownText } from './dom.ts';
import type { DomElement } from './dom-element.ts';

const MAX_VALUE = 300;
const MAX_RULE = 200;
const MAX_OPTIONS = 60;
const MAX_OPTION = 200;
const RULES = ['min', 'max', 'step', 'minlength', 'maxlength', 'pattern', 'accept'] as const;
const SECRETS = lexicon.secrets;
/** Types whose value says nothing: buttons have texts, a file is never filled in, a password is nobody's to keep. */
const WITHOUT_VALUE = new Set(['submit', 'button', 'reset', 'image', 'file', 'password', 'select']);
const BOXES = new Set(['radio', 'checkbox']);

/** Shortest run of letters and digits that may be random, and how often it changes between the two. Design default. */
const RANDOM_RUN = 16;
const RANDOM_CHANGES = 4;
/** No word or name of letters alone is this long. */
const LONGEST_WORD = 40;
/** Hexadecimal numbers of so many digits are digests, not colors. */
const DIGEST = /^(?=.*[a-f])(?=.*\d)[\da-f]{10,}$/i;
const RUNS = /[A-Za-z0-9+_=-]+/g;
const CHANGES = /[A-Za-z](?=\d)|\d(?=[A-Za-z])/g;

/** Whether a text is random by its shape: an id, a digest or a key, which nobody would type. */
export function isRandom(text: string): boolean {
  return (text.match(RUNS) ?? []).some((run) => {
    if (DIGEST.test(run)) return true;
    if (run.length < RANDOM_RUN) return false;
    const isWord = !run.includes('-') && !run.includes('_');
    return (hasNumber(run) && (run.match(CHANGES)?.length ?? 0) >= RANDOM_CHANGES) || (isWord && run.length > LONGEST_WORD);
  });
}

/** Whether the name of a field says that a page gets another value each time, such as a CSRF token. */
export function isSecretName(name: string): boolean {
  const folded = name.toLowerCase();
  return SECRETS.some((part) => folded.includes(part));
}

function readRaw(element: DomElement, type: string): string | null {
  if (WITHOUT_VALUE.has(type)) return null;
  const raw = element.tag === 'textarea' ? ownText(element) : attribute(element, 'value');
  if (raw === null) return type === 'hidden' ? '' : null;
  const value = type === 'textarea' ? foldText(raw) : raw.trim();
  // A box without a value sends `on`.
  if (BOXES.has(type)) return value === '' || value === 'on' ? null : value;
  if (value === '' && type !== 'hidden') return null;
  return value;
}

/** What a field sends, or holds at first: no secrets, no random values, nothing long. */
export function readValue(element: DomElement, type: string, name: string): Pick<FormField, 'value' | 'checked'> {
  const value = readRaw(element, type);
  const isKept = value !== null && value.length <= MAX_VALUE && !isSecretName(name) && (BOXES.has(type) || !isRandom(value));
  return {
    ...(isKept ? { value } : {}),
    ...(BOXES.has(type) && attribute(element, 'checked') !== null ? { checked: true } : {}),
  };
}

/** What a field accepts; undefined where it says nothing. */
export function readRules(element: DomElement): FieldRules | undefined {
  const rules: FieldRules = {};
  for (const name of RULES) {
    const value = attribute(element, name)?.trim() ?? '';
    if (value !== '' && value.length <= MAX_RULE) rules[name] = value;
  }
  if (attribute(element, 'multiple') !== null) rules.multiple = true;
  return Object.keys(rules).length > 0 ? rules : undefined;
}

type Option = { text: string; value: string; isChosen: boolean };

/** Options of a select, group labels aside; at most 60. */
function listOptions(select: DomElement): Option[] {
  const options: Option[] = [];
  for (const child of listElements(select.first)) {
    const inner = child.tag === 'optgroup' ? listElements(child.first) : [child];
    for (const option of inner) {
      const text = foldText(ownText(option)) || foldText(attribute(option, 'label') ?? '');
      if (option.tag === 'option' && text !== '')
        options.push({
          text: text.slice(0, MAX_OPTION),
          value: (attribute(option, 'value')?.trim() ?? text).slice(0, MAX_OPTION),
          isChosen: attribute(option, 'selected') !== null,
        });
      if (options.length >= MAX_OPTIONS) return options;
    }
  }
  return options;
}

/** The options of a select with what they send, and the one that is chosen at first. */
export function readOptions(select: DomElement): Pick<FormField, 'options' | 'optionValues' | 'value'> {
  const options = listOptions(select);
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? '';
  return {
    options: options.map(({ text }) => text),
    ...(options.some(({ text, value }) => text !== value) ? { optionValues: options.map(({ value }) => value) } : {}),
    ...(chosen === '' ? {} : { value: chosen }),
  };
}

const TYPED = new Set(['text', 'email', 'url', 'tel', 'textarea', 'checkbox', 'number', 'search']);
const TRAPS = new Set(lexicon.traps);
/** How far a style moves a trap out of sight: `left: -5000px`. */
const MOVED_AWAY = /(?:left|top|text-indent)\s*:\s*-\d{3,}/i;
const MOVED_LEVELS = 4;

/** Whether something is true of a field or of one of the elements right around it. */
function isAround(field: DomElement, test: (element: DomElement) => boolean): boolean {
  let element: DomElement | null = field;
  for (let level = 0; element && element.tag !== 'form' && level < MOVED_LEVELS; level += 1) {
    if (test(element)) return true;
    element = element.parent;
  }
  return false;
}

const isMovedAway = (element: DomElement) => MOVED_AWAY.test(attribute(element, 'style') ?? '');
const isCalledTrap = ({ className }: DomElement) => className.toLowerCase().includes('honeypot');

/** Whether a field is there for software that fills in everything: visitors don't see it, or nothing tells them what to enter. */
export function isTrap(element: DomElement, type: string, name: string, words: string): boolean {
  const named = element.form ? (attribute(element.form, 'netlify-honeypot') ?? attribute(element.form, 'data-netlify-honeypot')) : null;
  if (name !== '' && named === name) return true;
  if (!TYPED.has(type) || attribute(element, 'required') !== null) return false;
  if (isAround(element, isCalledTrap)) return true;
  const folded = words.toLowerCase();
  const isTold = lexicon.trapWords.some((part) => folded.includes(part));
  const isNamed = TRAPS.has(name.toLowerCase());
  const isOutOfSight = element.hidden || isAround(element, isMovedAway);
  if (isOutOfSight) return isNamed || isTold || attribute(element, 'tabindex') === '-1';
  return isTold || (isNamed && (attribute(element, 'tabindex') === '-1' || words.trim() === ''));
}

/** The host that receives the entries of a form by itself, as attributes of the form or the name of a hidden field say; '' for none. */
export function formHost(form: DomElement, fields: readonly { type: string; name: string }[]): string {
  const isMarked = ['netlify', 'data-netlify'].some((name) => {
    const value = attribute(form, name);
    return value !== null && splitAtSpaces(value)[0] !== 'false';
  });
  // Once published, the marks are gone and a hidden field is there (docs.netlify.com/manage/forms/setup).
  return isMarked || fields.some(({ type, name }) => type === 'hidden' && name === 'form-name') ? 'Netlify' : '';
}
