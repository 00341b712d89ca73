import type { Material } from '../material.ts';
import { siteText } from '../site-text.ts';

/** A title and what follows from it, as two sentences. */
function titled(title: string, action: string): string {
  return `${siteText(title).replace(/[.:]$/, '')}: ${siteText(action)}`;
}

/** Every fault that was found, with what to do and how one sees that it is done; most important first. */
export function faultLines({ strategy }: Material): string[] {
  const rank = { high: 0, medium: 1, low: 2 };
  return [...strategy.recommendations]
    .filter((entry) => entry.findingIds.length > 0)
    .sort((a, b) => rank[a.impact] - rank[b.impact])
    .map(({ title, action, worksWhen }) => `${titled(title, action)} Done when: ${siteText(worksWhen)}`);
}

/** Other advice of the strategy. */
export function adviceLines({ strategy }: Material): string[] {
  return strategy.recommendations.filter((entry) => entry.findingIds.length === 0).map(({ title, action }) => titled(title, action));
}

/** Acceptance tests, as the strategy words them. */
export function acceptanceLines({ strategy }: Material): string[] {
  return strategy.diagnose.acceptance.map((test) => siteText(test.text));
}

/** Questions that only the owner can answer. */
export function questionLines({ strategy }: Material): string[] {
  return strategy.diagnose.questions.map(({ question, why }) => `${siteText(question)}${why ? ` (${siteText(why)})` : ''}`);
}

/** Forms with their fields, destination, success and error text. */
export function formLines({ strategy }: Material): string[] {
  return strategy.engineer.forms.map(({ path, purpose, fields, destination, success, error, decision, reason }) => {
    const wanted = fields.map((field) => `${siteText(field.label)} (${field.type}${field.required ? ', required' : ''})`).join('; ');
    return `${decision} the ${purpose} form on ${siteText(path)}: ${wanted || 'fields as they are'}. Goes to: ${siteText(destination)}. Success: "${siteText(success)}" Error: "${siteText(error)}"${reason ? ` (${siteText(reason)})` : ''}`;
  });
}

/** Other functions of the old site, each with its decision. */
export function functionLines({ strategy }: Material): string[] {
  return strategy.engineer.functions.map(
    ({ kind, provider, decision, reason, pages }) =>
      `${decision} ${kind.replaceAll('-', ' ')}${provider ? ` (${siteText(provider)})` : ''} on ${pages.slice(0, 3).map(siteText).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}: ${siteText(reason)}`,
  );
}

/** What works and stays. */
export function protectedLines({ strategy }: Material): string[] {
  return strategy.evaluate.works.map((item) => `${item.kind}: ${siteText(item.text)}`);
}
