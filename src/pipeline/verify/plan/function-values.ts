import type { FunctionPlan } from '#contracts/strategy.ts';
import type { Brief } from '#contracts/verification.ts';
import type { FixValue } from '../define-check.ts';
import { formValues } from './form-values.ts';

/** What the kinds of resources are called that a page loads from others. */
const LOADED: Record<string, string> = { iframe: 'Embed this frame', script: 'Load this script', video: 'Play this video' };

/** What visitors see of a function today: the frame, script, link or form that it consists of. */
export function functionValues(
  { kind, provider, pages, evidence }: FunctionPlan,
  { site, strategy }: Pick<Brief, 'site' | 'strategy'>,
): FixValue[] {
  const name: FixValue = { label: 'Function', text: provider === '' ? kind : `${kind} by ${provider}` };
  const seen = evidence[0];
  const page = site.pages.find(({ url, path }) => url === seen?.url || (seen === undefined && pages.includes(path)));
  const resource = page?.resources.find(({ url }) => url !== '' && url === seen?.snippet);
  if (resource) return [name, { label: LOADED[resource.kind] ?? 'Load', text: resource.url, as: 'url' }];
  const link = page?.links.find(
    ({ selector, text, href }) => selector === seen?.selector && (text === seen.snippet || href === seen.snippet),
  );
  if (link) return [name, { label: 'Link text', text: link.text || kind }, { label: 'Leads to', text: link.href, as: 'url' }];
  const form = strategy.engineer.forms.find(({ path, purpose }) => pages.includes(path) && kind.startsWith(purpose));
  return form ? [name, ...formValues(form)] : [name];
}
