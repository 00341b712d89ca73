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
  path: string;
  fields: { label: string; type: string; required: boolean }[];
  destination: string;
  success: string;
  error: string;
  reason: string;
};

function forms({ strategy }: PromptContext): FormToKeep[] {
  return strategy.engineer.forms.map(({ path, purpose, fields, destination, success, error, decision, reason }) => ({
    decision,
    name: formName(purpose),
    path: siteText(path),
    fields: fields.map((field) => ({ ...field, label: siteText(field.label) })),
    destination: siteText(destinationText(destination)),
    success: siteText(success),
    error: siteText(error),
    reason: sentence(siteText(reason)),
  }));
}

/** Another function of the current site (booking, shop, map ...) and what happens to it; `where` names up to three pages. */
export type FunctionToKeep = { decision: string; name: string; where: string; reason: string };

function functions({ strategy }: PromptContext): FunctionToKeep[] {
  const { forms: planned, functions: found } = strategy.engineer;
  // A form with its own line isn't listed again.
  const isForm = (kind: string, provider: string) =>
    provider === '' && planned.some((form) => `${form.purpose}-form` === kind || form.purpose === kind);
  return found
    .filter(({ kind, provider }) => !isForm(kind, provider))
    .map(({ kind, provider, decision, reason, pages }) => ({
      decision,
      name: `${kind.replaceAll('-', ' ')}${provider ? ` by ${siteText(provider)}` : ''}`,
      where: `${pages.slice(0, 3).map(siteText).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
      reason: sentence(siteText(reason)),
    }));
}

/** Forms, other functions and legal pages of the current site, each with its decision. */
export function formList(context: PromptContext, { forms: words, mark }: Wording): string {
  return paragraphs(
    headed(words.heading, bullets(forms(context).map(words.entry), mark)),
    headed(words.functions, bullets(functions(context).map(words.function), mark)),
    headed(words.legal, bullets(context.strategy.engineer.legalPages.map(siteText), mark)),
  );
}
