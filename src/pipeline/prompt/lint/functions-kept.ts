import { destinationText } from '../../strategy/markdown/sentences.ts';
import { otherFunctions } from '../sections/forms.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const functionsKept: Lint = {
  id: 'functions-kept',
  point: 18,
  gate: false,
  title: 'Every form and feature has its line',
  check({ lines, strategy }): Verdict {
    const { engineer } = strategy;
    const has = (...words: string[]) => lines.some(({ text }) => words.every((word) => text.toLowerCase().includes(word.toLowerCase())));
    const left = [
      ...engineer.forms
        .filter(
          (form) =>
            !has(
              form.decision,
              form.purpose === 'other' ? 'form' : form.purpose,
              siteText(form.path),
              siteText(destinationText(form.destination)),
            ),
        )
        .map((form) => `the ${form.purpose} form on ${form.path}`),
      ...otherFunctions(strategy)
        .filter(
          (entry) =>
            !has(
              entry.decision,
              entry.kind.replaceAll('-', ' '),
              siteText(entry.provider),
              entry.decision === 'keep' ? '' : siteText(entry.reason),
            ),
        )
        .map((entry) => `${entry.kind} ${entry.provider}`.trim()),
    ];
    const all = engineer.forms.length + engineer.functions.length;
    if (all === 0) return passed('The current site has no forms or features to keep.');
    return left.length === 0
      ? passed(`${all} forms and features, each with its decision.`)
      : missing(left, { of: all, what: 'No line for' });
  },
};
