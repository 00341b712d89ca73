/** A phone number or email address without the scheme of its link: `tel:+4930123` gives `+4930123`. */
export const withoutContactScheme = (target: string): string => (isContactLink(target) ? target.slice(target.indexOf(':') + 1) : target);

/** Whether a link calls or writes: `tel:` or `mailto:`. */
export const isContactLink = (href: string): boolean => href.startsWith('tel:') || href.startsWith('mailto:');

/** A host without a leading `www.`. */
export const withoutWww = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host);

/** A part of an address without its percent-encoding; unchanged where that is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path or address as people read it: decoded but for what would change its meaning; unchanged where its encoding is broken. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** An address without its query and fragment. */
export function withoutQuery(address: string): string {
  const hash = address.indexOf('#');
  const query = address.indexOf('?');
  const end = hash < 0 || (query >= 0 && query < hash) ? query : hash;
  return end < 0 ? address : address.slice(0, end);
}

/** The extension of the file that an address or path names, in lower case without its dot; '' without one, as in `.htaccess`. */
export function fileTypeOf(address: string): string {
  const file = withoutQuery(address).split('/').at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  return dot <= 0 ? '' : file.slice(dot + 1).toLowerCase();
}

/** Types of files that people read or print as a document. */
export const TEXT_FILES: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx', 'odt', 'rtf']);

/** Types of files that pages show or play. */
export const MEDIA_FILES: ReadonlySet<string> = new Set(
  'jpg jpeg png gif webp avif svg bmp tif tiff ico mp4 m4v webm mov avi mp3 m4a ogg wav'.split(' '),
);

/** Whether a text has the shape of an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The address of a link with the fragment that its attribute names, such as a place on a map; older data may lack the attribute. */
export function withFragment({ href, rawHref = '' }: { href: string; rawHref?: string | undefined }): string {
  const at = rawHref.indexOf('#');
  return at < 0 || href.includes('#') || !href.startsWith('http') ? href : `${href}${rawHref.slice(at).trim()}`;
}
