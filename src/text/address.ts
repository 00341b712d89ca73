/** A phone number or email address without the scheme of its link: `tel:+4930123` gives `+4930123`. */
export const withoutContactScheme = (target: string): string => target.replace(/^(?:tel|mailto):/u, '');

/** An address without its query and fragment. */
export const withoutQuery = (address: string): string => address.split('#', 1).join('').split('?', 1).join('');

/** The extension of the file that an address or path names, in lower case without its dot; '' without one, as in `.htaccess`. */
export function fileTypeOf(address: string): string {
  const file = withoutQuery(address).split('/').at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  return dot <= 0 ? '' : file.slice(dot + 1).toLowerCase();
}
