import noProfilePaths from './no-profile-paths.json' with { type: 'json' };

const NO_PROFILE = new Set(noProfilePaths);

/** Whether an address of a social network is a profile: no settings, sign-in, share dialog, search or invitation. */
export function isSocialProfile(url: string): boolean {
  try {
    const { pathname, search } = new URL(url);
    const parts = pathname.toLowerCase().split('/').filter(Boolean);
    const isQuery = search !== '' && !parts.includes('profile.php');
    return parts.length > 0 && !isQuery && !parts.some((part) => NO_PROFILE.has(part));
  } catch {
    return false;
  }
}

/** Whether a profile is a person's: it is not the business's own. */
export const isPersonsProfile = (url: string): boolean => /linkedin\.com\/in\//i.test(url);
