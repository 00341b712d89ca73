import type { FormPlan } from '#contracts/strategy.ts';
import { mentions } from '../mentions.ts';
import { fieldGroups } from '../sections/field-groups.ts';
import { formsToKeep, otherFunctions } from '../sections/forms.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

const ADDRESS = /https?:\/\/\S+/gu;

/** Whether a form only asks about cookies. */
const isConsent = (fields: FormPlan['fields']) => fields.length > 0 && fields.every(({ label }) => mentions(label, ['cookie*']));

export const functionsKept: Lint = {
  id: 'functions-kept',
  point: 18,
  gate: false,
  title: 'Every form and feature has its line',
  check({ lines, carries, strategy }): Verdict {
    const { engineer } = strategy;
    const wrongForm = engineer.forms.find(
      ({ decision, reason, fields }) => (decision === 'drop' && reason.trim() === '') || isConsent(fields),
    );
    if (wrongForm)
      return {
        marks: 0,
        reason: isConsent(wrongForm.fields)
          ? `The form on ${wrongForm.path} only sets cookies.`
          : `The plan drops the form on ${wrongForm.path} without a reason.`,
      };
    // A row for several fields has what their labels share once.
    const isInGroup = (form: FormPlan, label: string) =>
      fieldGroups(form.fields).some(
        (entry) =>
          'shared' in entry &&
          carries(entry.shared) &&
          entry.fields.some((field, at) => field.label === label && carries(entry.rests[at] ?? label)),
      );
    const unnamed = engineer.forms
      .filter(({ decision }) => decision !== 'drop')
      .flatMap((form) =>
        form.fields
          .filter(({ label }) => siteText(label) !== '' && !carries(label) && !isInGroup(form, label))
          .map(({ label }) => `${label} on ${form.path}`),
      );
    const contains = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
    const has = (...words: string[]) => lines.some(({ text }) => contains(text, words));
    // The address of a form may contain the name of its service.
    const names = (...words: string[]) => lines.some(({ text }) => contains(text.replace(ADDRESS, ''), words));
    const left = [
      ...formsToKeep(strategy)
        .filter(({ decision, name, paths, destination }) => !has(decision, name, ...paths, destination))
        .map(({ name, path }) => `the ${name} on ${path}`),
      ...otherFunctions(strategy)
        .filter(
          (entry) =>
            !names(
              entry.decision,
              entry.kind.replaceAll('-', ' '),
              siteText(entry.provider),
              entry.decision === 'keep' ? '' : siteText(entry.reason),
            ),
        )
        .map((entry) => `${entry.kind} ${entry.provider}`.trim()),
    ];
    if (unnamed.length > 0) left.push(`the field ${unnamed[0]}`);
    const all = engineer.forms.length + engineer.functions.length;
    if (all === 0) return passed('The current site has no forms or features to keep.');
    return left.length === 0
      ? passed(`${all} forms and features, each with its decision.`)
      : missing(left, { of: all, what: 'No line for' });
  },
};
