import { hash, verify } from '@node-rs/argon2';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** Minimum cost by the OWASP password storage cheat sheet: 19 MiB (in KiB), two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  /** The hash to store for a password: a PHC string with its own salt. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the stored hash; null means an account that doesn't exist and takes the same time. A malformed hash
   * matches no password.
   */
  isRight(stored: string | null, password: string): Promise<boolean>;
};

/** Hashes with Argon2id (the library's default). A cheaper `cost` is for tests only. */
export function createPasswords(cost = COST): Passwords {
  // The hash of a random text: a login for an unknown account verifies against it and takes as long as any other.
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
