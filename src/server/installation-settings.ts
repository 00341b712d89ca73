import { z } from 'zod';
import type { AdminSettings, AdminSettingsChange } from '#contracts/admin.ts';
import { Tier, type User } from '#contracts/user.ts';
import { lockAdminActions } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import type { Db } from '#database/schema.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import type { AppParts } from './parts.ts';

/* Keys of the `settings` table that administrators set. */
const QUOTAS_SETTING = 'quotas';
const REGISTRATION_SETTING = 'registrationOpen';

const limit = z.number().int().min(0).nullable();
const StoredQuotas = z.object({ free: limit, paid: limit, enterprise: limit }).partial();

export type InstallationSettings = Pick<AdminSettings, 'quotas' | 'registrationOpen'>;

type Given = Pick<AppParts, 'settings'>;

/** The settings in force: what administrators stored, over what the environment gives. A stored value that can't be read counts as not set. */
export async function readInstallationSettings({ settings, ...parts }: Given & Pick<AppParts, 'database'>): Promise<InstallationSettings> {
  return inForce(await listSettings(parts.database.db), { settings });
}

function inForce(stored: Record<string, unknown>, { settings }: Given): InstallationSettings {
  return {
    quotas: { ...settings.quotas, ...storedQuotas(stored) },
    registrationOpen: z.boolean().catch(true).parse(stored[REGISTRATION_SETTING]),
  };
}

function storedQuotas(stored: Record<string, unknown>): Partial<InstallationSettings['quotas']> {
  const { data } = StoredQuotas.safeParse(stored[QUOTAS_SETTING]);
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined));
}

/** Changes the settings in the name of an administrator and writes down what was changed; what stays the same is no action. */
export async function changeInstallationSettings(tx: Db, given: Given & { change: AdminSettingsChange; actor: User }): Promise<void> {
  await lockAdminActions(tx);
  const { change, actor } = given;
  const stored = await listSettings(tx);
  const before = inForce(stored, given);
  const note = { actor, target: null };
  const quotas: Record<string, number | null> = { ...storedQuotas(stored) };
  for (const tier of Tier.options) {
    const to = change.quotas?.[tier];
    if (to === undefined || to === before.quotas[tier]) continue;
    quotas[tier] = to;
    await addAuditEntry(tx, { ...note, action: 'quota-changed', subject: tier, from: inWords(before.quotas[tier]), to: inWords(to) });
  }
  await saveSetting(tx, QUOTAS_SETTING, quotas);
  const { registrationOpen } = change;
  if (registrationOpen === undefined || registrationOpen === before.registrationOpen) return;
  await saveSetting(tx, REGISTRATION_SETTING, registrationOpen);
  const words = (open: boolean) => (open ? 'open' : 'closed');
  await addAuditEntry(tx, { ...note, action: 'registration-changed', from: words(before.registrationOpen), to: words(registrationOpen) });
}

const inWords = (limit: number | null) => (limit === null ? 'unlimited' : String(limit));
