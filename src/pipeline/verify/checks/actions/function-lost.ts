import { otherFunctions } from '../../../prompt/sections/forms.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { functionValues } from '../../plan/function-values.ts';

export const functionLost = defineCheck({
  id: 'function-lost',
  area: 'actions',
  title: 'Booking, maps, chat and other functions are there',
  why: 'A rebuild that looks right may have lost what the site does.',
  red: 'A function that the plan keeps is not found on the new site, from the same provider or another one.',
  check: ({ brief, now, isUnanswered }) =>
    otherFunctions(brief.strategy)
      .filter(({ decision, kind }) => decision === 'keep' && kind !== 'contact-form' && kind !== 'consent')
      .map((plan): Draft => {
        const { kind, provider, pages } = plan;
        const found = now.site.functions.find((other) => other.kind === kind && (provider === '' || other.provider === provider));
        const other = now.site.functions.find((entry) => entry.kind === kind);
        const name = provider === '' ? kind : `${kind} by ${provider}`;
        const about = { page: pages[0] ?? '/', element: kind, old: name };
        if (found) return { ...about, status: 'kept', new: name, why: 'The new site has it.' };
        if (other) return { ...about, status: 'changed', new: `${kind} by ${other.provider}`, why: 'Another provider does it now.' };
        if (pages.every(isUnanswered)) return { ...about, status: 'unchecked', why: 'The pages that have it could not be read.' };
        return { ...about, status: 'lost', fix: functionValues(plan, brief), why: 'It was not found on the new site.' };
      }),
});
