import type { StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import { foldText } from '#text/normalize.ts';
import { comparable, foldedWithin, sharesWord } from '#text/words.ts';
import type { ChosenForm, FormRef } from '../choices/choices.ts';
import { samePageKey } from '../read-site.ts';
import type { AnswerContext } from './answer-context.ts';
import { CHOOSING, choicesInNote, readFieldType } from './field-types.ts';
import { LENGTH, MOST } from './limits.ts';

/** How an answer names a form that it adds. */
const NEW = 'new:';

const isNamed = (form: FormPlan, name: string) =>
  foldedWithin(form.purpose, name) || foldedWithin(name, form.purpose) || sharesWord(form.purpose, name);

/** Today's form on this page: the one of that name, else the first that visitors write to the business with. */
function formOn(path: string, name: string, { strategy, reading }: AnswerContext): FormPlan | undefined {
  const { forms } = strategy.engineer;
  const page = reading.pages.find((one) => samePageKey(one.path) === samePageKey(path))?.page;
  const shown = new Set(page?.forms.map(({ purpose }): string => purpose));
  // A form that is on several pages is planned once.
  const here = forms.filter((form) => samePageKey(form.path) === samePageKey(path));
  const found = here.length > 0 ? here : forms.filter(({ purpose }) => shown.has(purpose));
  const isMain = ({ purpose }: FormPlan) => !['search', 'login', 'newsletter'].includes(purpose);
  return (name === '' ? undefined : found.find((form) => isNamed(form, name))) ?? found.find(isMain) ?? found[0];
}

function readFields({ fields: asked, note }: StrategistAnswer['forms'][number], { verify, pass }: AnswerContext): ChosenForm['fields'] {
  const usable = (choice: string) => pass(choice, verify.form(choice, { ...LENGTH.field, min: 1 }));
  return asked.slice(0, MOST.fields).flatMap((entry) => {
    const text = foldText(entry.label);
    if (!pass(text, verify.form(text, LENGTH.field))) return [];
    const { type, choices } = readFieldType(entry.type);
    const all = CHOOSING.has(type) && choices.length === 0 ? choicesInNote(foldText(note), text) : choices;
    const options = CHOOSING.has(type) ? all.filter(usable) : [];
    return [{ label: text, type, required: entry.required, ...(options.length > 1 ? { options } : {}) }];
  });
}

/** What changes in today's forms, and new ones; a new form needs a name, fields and a page of the new site. */
export function readForms(answered: StrategistAnswer['forms'], context: AnswerContext, pathOfPage: (path: string) => string): ChosenForm[] {
  const { verify, pass } = context;
  const used = new Set<FormPlan>();
  return answered.slice(0, MOST.forms).flatMap((entry): ChosenForm[] => {
    const [name, reason, note, success] = [entry.name, entry.reason, entry.note, entry.success].map(foldText) as [
      string,
      string,
      string,
      string,
    ];
    const fields = readFields(entry, context);
    const words = {
      reason: reason !== '' && pass(reason, verify.advice(reason, LENGTH.advice)) ? reason : '',
      note: note !== '' && pass(note, verify.advice(note, LENGTH.hint)) ? note : '',
      success: success !== '' && pass(success, verify.label(success, LENGTH.hint)) ? success : '',
    };
    const today = entry.decision === 'add' ? undefined : formOn(entry.path, name, context);
    if (today) {
      if (used.has(today)) return [];
      used.add(today);
      const isOther = name !== '' && !isNamed(today, name) && pass(name, verify.label(name, LENGTH.button));
      return [{ path: today.path, purpose: today.purpose, ...(isOther ? { name } : {}), decision: entry.decision, fields, ...words }];
    }
    const path = pathOfPage(entry.path.trim());
    const why =
      verify.label(name, LENGTH.button) ||
      (entry.decision !== 'add' || path === '' || fields.length === 0 ? 'the site has no such form' : '');
    return pass(name, why) ? [{ path, purpose: name, decision: 'add', fields, ...words }] : [];
  });
}

/** The form that a section asks for: by the path of today's page, or by the name of a new one; undefined where there is none. */
export function readFormRef(asked: string, forms: readonly ChosenForm[], context: AnswerContext): FormRef | undefined {
  const wanted = asked.trim();
  if (wanted === '') return undefined;
  if (wanted.startsWith(NEW)) {
    const name = comparable(wanted.slice(NEW.length));
    const form = forms.find(({ decision, purpose }) => decision === 'add' && comparable(purpose) === name);
    return form && { path: form.path, purpose: form.purpose };
  }
  const [path = '', ...name] = wanted.split(/[\s#]+/);
  const form = formOn(path, name.join(' '), context);
  return form && { path: form.path, purpose: form.purpose };
}
