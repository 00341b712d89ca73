import { z } from 'zod';
import type { Tier } from '#contracts/user.ts';
import { listSettings } from '#database/settings.ts';
import type { AppParts } from './parts.ts';

/* Keys of the `settings` table that administrators set. */
const QUOTAS_SETTING = 'quotas';
const REGISTRATION_SETTING = 'registrationOpen';

const limit = z.number().int().min(0).nullable();
const StoredQuotas = z.object({ free: limit, paid: limit, enterprise: limit }).partial();

export type InstallationSettings = {
  /** Analyses a month by tier; null means unlimited. */
  quotas: Record<Tier, number | null>;
  registrationOpen: boolean;
};

/** The settings in force: what administrators stored, over what the environment gives. A stored value that can't be read counts as not set. */
export async function readInstallationSettings(parts: Pick<AppParts, 'database' | 'settings'>): Promise<InstallationSettings> {
  const stored = await listSettings(parts.database.db);
  const quotas = StoredQuotas.safeParse(stored[QUOTAS_SETTING]);
  const given = Object.fromEntries(Object.entries(quotas.data ?? {}).filter(([, value]) => value !== undefined));
  return {
    quotas: { ...parts.settings.quotas, ...given },
    registrationOpen: z.boolean().catch(true).parse(stored[REGISTRATION_SETTING]),
  };
}
