import { AppError, isAppError } from '#contracts/errors.ts';
import type { AppParts } from '../parts.ts';

/** Checking that a URL is public takes a DNS lookup; a slower resolver counts as unresponsive. */
const ADDRESS_CHECK_MS = 10_000;

/** Refuses an address that does not resolve or is not public before anything is stored. Throws `address-refused` and `address-unresolved`. */
export async function checkAddress(parts: Pick<AppParts, 'checkAddress'>, url: string): Promise<void> {
  const signal = AbortSignal.timeout(ADDRESS_CHECK_MS);
  try {
    await parts.checkAddress(url, signal);
  } catch (error) {
    if (!signal.aborted || (isAppError(error) && error.code === 'address-refused')) throw error;
    throw new AppError('address-unresolved', 'This address could not be looked up in time. Please check it and try again.', {
      cause: error,
    });
  }
}
