import type { PageForm } from '#contracts/page.ts';
import type { FormDestination, FormPlan } from '#contracts/strategy.ts';
import lexicon from '#lexicon/crawl/form-fields.json' with { type: 'json' };
import { isWebUrl } from '../../crawl/url-key.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { pathOf } from '../read-site.ts';

/** Most hidden fields of a form that are carried over. Design default. */
const MOST = 16;
const MAX_NAME = 120;

const startsWithAny = (text: string, parts: readonly string[]) => parts.some((part) => text.startsWith(part));
const hasAny = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part));
const isSecret = (name: string) => hasAny(name.toLowerCase(), lexicon.secrets);

/** Whether the software of today's site alone reads a field: no other site has it. */
const isSoftware = (name: string) => startsWithAny(name.toLowerCase(), lexicon.software);

/**
 * What a form sends along without showing it. Tokens of a session, and what only the software of today's site reads, stay behind; where the
 * value could not be stored, a service of others still needs the field (its access key), the site's own software does not.
 */
function hiddenOf({ fields }: PageForm, isService: boolean): NonNullable<FormPlan['hidden']> {
  const seen = new Set<string>();
  return fields
    .filter(({ type, trap }) => type === 'hidden' && trap !== true)
    .flatMap(({ name, id = '', value }) => {
      const key = name || id;
      if (key === '' || key.length > MAX_NAME || seen.has(key) || isSecret(key) || isSoftware(key)) return [];
      seen.add(key);
      if (value && mayBePromptInjection(value)) return [];
      if (value) return [{ name: key, value }];
      return isService ? [{ name: key, ...(value === undefined ? {} : { value }) }] : [];
    })
    .slice(0, MOST);
}

/** The page after sending that a hidden field names, as a path of the site or a URL elsewhere. */
function nextOf({ fields }: PageForm, host: string): string {
  const named = fields.find(
    ({ type, name, value = '' }) =>
      type === 'hidden' && hasAny(name.toLowerCase(), lexicon.next) && (isWebUrl(value) || value.startsWith('/')),
  );
  return named?.value ? pathOf(named.value, host) : '';
}

/** How a form is sent: what is sent along unseen, by which method, and what visitors see next. `host`: that of the site. */
export function sendingOf(
  form: PageForm,
  { destination, path, host }: { destination: FormDestination; path: string; host: string },
): Pick<FormPlan, 'hidden' | 'traps' | 'method' | 'enctype' | 'host' | 'next'> {
  const isService = form.host !== undefined || (destination.kind === 'url' && isWebUrl(destination.value));
  const hidden = hiddenOf(form, isService);
  const traps = [...new Set(form.fields.filter(({ trap }) => trap).map(({ name }) => name))].filter((name) => name !== '');
  const target = form.host && form.action !== '' ? pathOf(form.action, host) : '';
  const next = nextOf(form, host) || (target === path ? '' : target);
  return {
    ...(hidden.length > 0 ? { hidden } : {}),
    ...(traps.length > 0 ? { traps } : {}),
    ...(form.method === '' ? {} : { method: form.method }),
    ...(form.enctype ? { enctype: form.enctype } : {}),
    ...(form.host ? { host: form.host } : {}),
    ...(next === '' ? {} : { next }),
  };
}
