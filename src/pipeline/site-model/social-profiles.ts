import { withoutWww } from '#text/address.ts';
import { dropEnd } from '#text/edges.ts';
import noProfile from './no-profile-paths.json' with { type: 'json' };

const HOSTS = new Set(noProfile.hosts);
const FIRST = new Set(noProfile.first);
const ANYWHERE = new Set(noProfile.anywhere);
const TRACKING = new Set(noProfile.tracking);
/** Networks whose groups are what others have as a profile. */
const GROUPS = ['facebook.com', 'linkedin.com', 'flickr.com'];

/**
 * Whether an address of a social network is a profile: no page of the network about itself (help, policies), no settings, sign-in, share
 * dialog, search or invitation.
 */
export function isSocialProfile(url: string): boolean {
  const address = URL.parse(url);
  if (!address) return false;
  const { hostname, pathname, searchParams } = address;
  const [first = '', ...others] = pathname.toLowerCase().split('/').filter(Boolean);
  const isQuery =
    [...searchParams.keys()].some((name) => !TRACKING.has(name)) && first !== 'profile.php' && !others.includes('profile.php');
  const isGroup = first === 'groups' && others.length > 0 && GROUPS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  const isPage = HOSTS.has(hostname.split('.')[0] ?? '') || (FIRST.has(first) && !isGroup);
  return first !== '' && !isQuery && !isPage && ![first, ...others].some((part) => ANYWHERE.has(part));
}

/** Whether a profile is a person's: it is not the business's own. */
export const isPersonsProfile = (url: string): boolean => url.toLowerCase().includes('linkedin.com/in/');

/**
 * What tells profiles apart: of one without a name its number, which may have two addresses, else its address without scheme, `www`, tracking and the
 * last slash.
 */
export function profileKey(url: string): string {
  const number = /\d{9,}/.exec(url)?.[0];
  if (number !== undefined) return number;
  const address = URL.parse(url);
  if (!address) return url;
  for (const name of TRACKING) address.searchParams.delete(name);
  return dropEnd(`${withoutWww(address.hostname)}${address.pathname.toLowerCase()}`, '/') + address.search;
}
