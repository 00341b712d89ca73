import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default kind) with the least cost of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Made once, of a text nobody can enter as their own: a login for an unknown account verifies against it and takes as long as any other.
let unknownAccountHash: Promise<string> | undefined;

/** Hash to store for a password, PHC string with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password belongs to the stored hash; null stands for an account that does not exist and costs the same time.
 * A malformed stored hash counts as a wrong password: nobody gets in by it.
 */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hash(crypto.randomUUID(), COST);
  const known = stored ?? (await unknownAccountHash);
  const matches = await verify(known, password).catch(() => false);
  return matches && stored !== null;
}
