import { parse } from 'tldts';
import { fileTypeOf, MEDIA_FILES, TEXT_FILES } from '#text/address.ts';
import { dropEnds } from '#text/edges.ts';

/** Endings that are both files and domains. */
const FILES = new Set(['zip', 'mov', 'app', 'md', 'sh', 'py', 'ps', 'ai']);

/**
 * The website that a path of today means where its link lacks `https://`: `mill.example.com` for `/mill.example.com`; '' for a real path. No such
 * address is one of the site, so that nothing redirects. So is a whole address behind a path.
 */
export function websiteMeant(path: string): string {
  const inside = Math.max(path.indexOf('http://'), path.indexOf('https://'));
  // A link in the notation of another language: `/[x.com](https://x.com/mill)`.
  if (inside > 0 && !path.slice(0, inside).includes('?')) return URL.parse(path.slice(inside))?.hostname ?? '';
  const name = dropEnds(path, '/').toLowerCase();
  const type = fileTypeOf(name);
  if (name.includes('/') || name.includes('?') || TEXT_FILES.has(type) || MEDIA_FILES.has(type) || FILES.has(type)) return '';
  const { domain, isIcann } = parse(name, { validateHostname: true });
  return isIcann && domain !== null ? name : '';
}
