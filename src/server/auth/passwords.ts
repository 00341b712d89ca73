import { hash, verify } from '@node-rs/argon2';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** The least cost of the OWASP password storage cheat sheet: 19 MiB (in KiB), two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  /** Hash to store for a password, PHC string with its own salt. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash; null stands for an account that does not exist and costs the same
   * time. A malformed stored hash counts as a wrong password: nobody gets in by it.
   */
  isRight(stored: string | null, password: string): Promise<boolean>;
};

/** Hashes by Argon2id (the library's default kind). A cheaper `cost` is for tests alone. */
export function createPasswords(cost = COST): Passwords {
  // Made once, of a text nobody can enter as their own: a login for an unknown account verifies against it and takes as long as any other.
  let unknownAccountHash: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async isRight(stored, password) {
      unknownAccountHash ??= hash(crypto.randomUUID(), cost);
      const known = stored ?? (await unknownAccountHash);
      const matches = await verify(known, password).catch(() => false);
      return matches && stored !== null;
    },
  };
}
