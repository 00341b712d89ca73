import type { FormPlan, FunctionPlan, Strategy } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { foldText } from '#text/normalize.ts';
import { destinationText, formName } from '../../strategy/markdown/sentences.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** A form of the current site and what happens to it. */
export type FormToKeep = {
  decision: string;
  /** `contact form`, `newsletter form`, or `form` where its purpose is not known. */
  name: string;
  purpose: string;
  /** The pages with this form. */
  paths: string[];
  /** The same as a list in words. */
  path: string;
  fields: { label: string; type: string; required: boolean }[];
  destination: string;
  success: string;
  error: string;
  /** Why it is not kept as it is; '' for a form that stays. */
  reason: string;
  /** Steps, hints and limits for the builder; '' without any. */
  note: string;
};

/** What makes two forms the same: everything but the page. */
const sameForm = ({ path: _, evidence: __, ...form }: FormPlan) =>
  JSON.stringify(form.decision === 'drop' ? [form.purpose, form.destination] : form);

/** The texts after sending, where several forms share them. */
export function sharedStates({ engineer }: Pick<Strategy, 'engineer'>): { success: string; error: string } | null {
  const forms = engineer.forms.filter(({ decision }) => decision !== 'drop');
  const states = new Map(
    forms.map(({ success, error }) => [`${success} ${error}`, { success: siteText(success), error: siteText(error) }]),
  );
  const [shared] = states.values();
  return states.size === 1 && new Set(forms.map(sameForm)).size > 1 && shared?.success ? shared : null;
}

/** The forms, each once with all its pages. */
export function formsToKeep({ engineer }: Strategy): FormToKeep[] {
  const isShared = sharedStates({ engineer }) !== null;
  return [...Map.groupBy(engineer.forms, sameForm).values()].flatMap((group) => {
    const [form] = group;
    if (!form) return [];
    const paths = [...new Set(group.map(({ path }) => siteText(path)))];
    return {
      decision: form.decision,
      name: siteText(formName(form.name ?? form.purpose)),
      purpose: form.purpose,
      paths,
      path: listed(paths),
      fields: (form.decision === 'drop' ? [] : form.fields).map((field) => ({
        ...field,
        label: siteText(field.label) || foldText(field.label),
      })),
      destination: siteText(destinationText(form.destination)),
      success: isShared || form.decision === 'drop' ? '' : siteText(form.success),
      error: isShared || form.decision === 'drop' ? '' : siteText(form.error),
      reason: form.decision === 'keep' ? '' : sentence(siteText(form.reason)),
      note: sentence(siteText(form.note ?? '')),
    };
  });
}

/** Another function of the current site (booking, shop, map ...) and what happens to it; `where` names up to three pages. */
export type FunctionToKeep = { decision: string; name: string; where: string; reason: string };

/** The functions that are no form with a line of its own. */
export function otherFunctions({ engineer: { forms, functions } }: Pick<Strategy, 'engineer'>): FunctionPlan[] {
  const isForm = ({ kind, provider }: FunctionPlan) =>
    provider === '' && forms.some(({ purpose }) => `${purpose}-form` === kind || purpose === kind);
  return functions.filter((entry) => !isForm(entry));
}

function functions({ strategy }: PromptContext): FunctionToKeep[] {
  return otherFunctions(strategy).map(({ kind, provider, decision, reason, pages }) => ({
    decision,
    name: `${kind.replaceAll('-', ' ')}${provider ? ` by ${siteText(provider)}` : ''}`,
    where: `${pages.slice(0, 3).map(siteText).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
    reason: sentence(siteText(reason)),
  }));
}

/** Forms that the copy in `shown` does not describe, other functions and legal pages of the current site, each with its decision. */
export function formList(context: PromptContext, { forms: words, mark }: Wording, shown = ''): string {
  const { legalPages } = context.strategy.engineer;
  const forms = formsToKeep(context.strategy).map(words.entry);
  const shared = sharedStates(context.strategy);
  return paragraphs(
    shared && words.states(shared.success, shared.error),
    headed(
      words.heading,
      bullets(
        forms.filter((entry) => !shown.includes(entry)),
        mark,
      ),
    ),
    headed(words.functions, bullets(functions(context).map(words.function), mark)),
    legalPages.length > 0 && words.legal(listed(legalPages.map(siteText))),
  );
}
