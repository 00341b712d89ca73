import type { FormPlan, PagePlanItem } from '#contracts/strategy.ts';
import type { ChosenForm, ChosenSection, FormRef, StrategyChoices } from '../choices/choices.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { siteWords } from '../site-language.ts';
import { mergeFields } from './merge-fields.ts';

/** Forms that serve the visitor or the shop's software, not an inquiry: they may go without another one in their place. */
const MAY_GO = new Set(['search', 'login']);

const isSame = (a: FormRef, b: FormRef) => a.path === b.path && a.purpose === b.purpose;

type PlacedForms = {
  forms: FormPlan[];
  /** The chosen sections; each form is in one of them on a page at most. */
  sections: StrategyChoices['sections'];
  /** Purposes of today's forms of a page that a chosen section shows somewhere, or that are dropped. */
  takenFrom(path: string): ReadonlySet<string>;
};

type Site = { pagePlan: readonly PagePlanItem[]; language: string; email: string };

/** A search or login has fewer fields: with more, it is an inquiry. */
const INQUIRY_FIELDS = 3;

/** The name of a form whose purpose is read wrong: the given one, or that of an inquiry. */
function nameOf({ purpose }: FormPlan, name: string | undefined, fields: FormPlan['fields']): Pick<FormPlan, 'name'> {
  if (name) return { name };
  return MAY_GO.has(purpose) && fields.length >= INQUIRY_FIELDS ? { name: 'inquiry form' } : {};
}

/** The words of a field's name: `giftValue`, `gift_value`. */
const wordsOfName = (name: string) =>
  wordsIn([...name.replaceAll('_', ' ')].map((letter) => (letter === letter.toLowerCase() ? letter : ` ${letter}`)).join(''));

/** The fields with the names of hidden ones that a script fills today and that visitors now fill in; those are hidden no more. */
function withHidden({ hidden = [] }: FormPlan, fields: FormPlan['fields']): Pick<FormPlan, 'fields'> & { hidden: typeof hidden } {
  const taken = new Set<string>();
  const named = fields.map((field) => {
    const label = new Set(wordsIn(field.label));
    const own = field.name
      ? undefined
      : hidden.find(({ name }) => !taken.has(name) && wordsOfName(name).length > 1 && wordsOfName(name).every((word) => label.has(word)));
    if (own) taken.add(own.name);
    return own ? { ...field, name: own.name } : field;
  });
  return { fields: named, hidden: hidden.filter(({ name }) => !taken.has(name)) };
}

/** The fields as a strategist asks them, with what the receiving side relies on; a form that is read wrong is none of today's. */
function fieldsOf(form: FormPlan, fields: FormPlan['fields']): Pick<FormPlan, 'fields' | 'dropped' | 'hidden'> {
  if (fields.length === 0) return { fields: form.fields };
  if (MAY_GO.has(form.purpose)) return { fields };
  const { dropped, ...merged } = mergeFields(fields, form.fields);
  return { ...(form.hidden ? withHidden(form, merged.fields) : merged), ...(dropped.length > 0 ? { dropped } : {}) };
}

function changedForm(form: FormPlan, { decision, reason, fields, note, success, name }: ChosenForm, hasSuccessor: boolean): FormPlan {
  if (decision === 'drop' && !hasSuccessor && !MAY_GO.has(form.purpose)) return form;
  return {
    ...form,
    decision: decision === 'keep' && fields.length > 0 ? 'replace' : decision,
    reason: reason || form.reason,
    ...fieldsOf(form, fields),
    ...(note === '' ? {} : { note }),
    ...nameOf(form, name, fields),
    success: success || form.success,
  };
}

/** A new form: the page names no destination, so the owner has to. */
function newForm({ path, purpose, fields, note, success, reason }: ChosenForm, language: string, email: string): FormPlan {
  const words = siteWords(language);
  return {
    ...{ path, purpose, fields, success: success || words.thanks, error: words.failed },
    ...{
      decision: 'add',
      destination: { kind: 'unknown', value: email },
      reason: reason || 'The strategist adds this form.',
      evidence: [],
    },
    ...(note === '' ? {} : { note }),
  };
}

/** Today's forms as a strategist changes them, and new ones. One of today is dropped only where another takes over. */
function chooseForms(today: readonly FormPlan[], chosen: readonly ChosenForm[], { language, email }: Site): FormPlan[] {
  const added = chosen.filter(({ decision }) => decision === 'add');
  const dropped = chosen.filter(({ decision }) => decision === 'drop');
  const hasSuccessor = (form: FormPlan) =>
    added.length > 0 ||
    today.some((other) => other !== form && other.purpose === form.purpose && !dropped.some((one) => isSame(one, other)));
  const kept = today.map((form) => {
    const choice = chosen.find((one) => one.decision !== 'add' && isSame(one, form));
    return choice ? changedForm(form, choice, hasSuccessor(form)) : form;
  });
  return [...kept, ...added.map((form) => newForm(form, language, email))];
}

/** The sections where each form goes, one a page: that on its own page comes first. */
function placesOf(sections: StrategyChoices['sections'] = new Map<string, ChosenSection[]>()) {
  const wanted = [...sections].flatMap(([path, list]) =>
    list.flatMap((section) => (section.form ? [{ path, section, form: section.form }] : [])),
  );
  return wanted
    .toSorted((a, b) => Number(b.form.path === b.path) - Number(a.form.path === a.path))
    .filter((place, at, all) => all.findIndex((other) => isSame(other.form, place.form) && other.path === place.path) === at);
}

/**
 * Puts forms where a strategist wants them, also one on several pages. A form that nobody placed stays on its page; where that page is merged, it goes to the
 * page that takes over, with its last section; a new one likewise goes with the last section of its page.
 */
export function placeForms(today: readonly FormPlan[], choices: StrategyChoices, site: Site): PlacedForms {
  const chosen = chooseForms(today, choices.forms ?? [], site);
  const isShown = (form: FormRef) => chosen.some((one) => isSame(one, form) && one.decision !== 'drop');
  const places = placesOf(choices.sections).filter(({ form }) => isShown(form));
  const successorOf = (path: string) => site.pagePlan.find((item) => item.path === path && item.decision === 'merge')?.mergeInto;
  for (const form of chosen) {
    const to = form.decision === 'add' ? form.path : form.decision === 'drop' ? undefined : successorOf(form.path);
    const section = to === undefined ? undefined : choices.sections?.get(to)?.at(-1);
    if (to !== undefined && section && !places.some((place) => isSame(place.form, form) || place.section === section))
      places.push({ path: to, section, form });
  }
  const gone = chosen.filter((form) => form.decision === 'drop' && !isShown(form));
  const sections =
    choices.sections &&
    new Map(
      [...choices.sections].map(([path, list]) => [
        path,
        list.map(({ form: _, ...section }, at): ChosenSection => {
          const place = places.find((one) => one.section === list[at]);
          return place ? { ...section, form: { path: place.form.path, purpose: place.form.purpose } } : section;
        }),
      ]),
    );
  return {
    forms: chosen.flatMap((form) => {
      const [first, ...more] = places.filter((place) => isSame(place.form, form)).map(({ path }) => path);
      return [first ?? successorOf(form.path) ?? form.path, ...more].map((path) => ({ ...form, path }));
    }),
    sections,
    takenFrom: (path) =>
      new Set([
        ...[...places.map(({ form }) => form), ...gone].filter((form) => form.path === path).map(({ purpose }) => purpose),
        // A form that is on many pages is planned on one of them.
        ...places.filter((place) => place.path === path).map(({ form }) => form.purpose),
      ]),
  };
}
