import type { FormDestination, SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';

const PAGES_NAMED = 5;

/** Paths in a sentence, at most five by name: `/, /about and 7 more`. */
export function namePages(paths: readonly string[]): string {
  if (paths.length <= PAGES_NAMED) return listed(paths);
  return `${paths.slice(0, PAGES_NAMED - 1).join(', ')} and ${paths.length - PAGES_NAMED + 1} more`;
}

/** `contact form`, or `form` where its purpose is not known; a name that says form already stays. */
export function formName(purpose: string): string {
  if (purpose === 'other') return 'form';
  return purpose.toLowerCase().includes('form') ? purpose : `${purpose} form`;
}

/** Where the entries of a form go, for a sentence. */
export function destinationText({ kind, value, said }: FormDestination): string {
  if (kind === 'url' || said) return value;
  if (kind === 'email') return `${value} (opens the visitor's mail program today)`;
  return `connect by hand, the page names no destination${value === '' ? '' : `; the site shows ${value}`}`;
}

/** A list entry as one line: `Title: text`, `Question? Answer`, `"quote" – author`. */
export function itemLine({ kind, title, text }: SectionItem): string {
  if (kind === 'quote') return `"${text}"${title === '' ? '' : ` – ${title}`}`;
  if (title === '' || text === '') return title || text;
  return kind === 'question' || '!！?？'.includes(title.slice(-1)) ? `${title} ${text}` : `${title}: ${text}`;
}

/** Which forms a section contains and what is carried over unchanged with it; '' for most. */
export function sectionNote({ forms, carryOver }: SectionPlan): string {
  const contained = forms.map((purpose) => `Contains the ${formName(purpose)}, field by field as listed under forms.`);
  const rest = carryOver.rest ? ['Carry over the remaining text of this page unchanged.'] : [];
  const sections = carryOver.sections.map((heading) => `"${heading}"`).join(', ');
  return [...contained, ...rest, ...(sections === '' ? [] : [`Then carry over these sections unchanged: ${sections}.`])].join(' ');
}
