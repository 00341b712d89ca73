import { z } from 'zod';
import type { AdminSettings, AdminSettingsChange } from '#contracts/admin.ts';
import { Tier, type User } from '#contracts/user.ts';
import { lockAdminActions } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import type { Db } from '#database/schema.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import type { AppParts } from './parts.ts';

/* Keys in the `settings` table. */
const QUOTAS_SETTING = 'quotas';
const REGISTRATION_SETTING = 'registrationOpen';

const limit = z.number().int().min(0).nullable();
const StoredQuotas = z.object({ free: limit, paid: limit, enterprise: limit }).partial();

export type InstallationSettings = Pick<AdminSettings, 'quotas' | 'registrationOpen'>;

type Defaults = Pick<AppParts, 'settings'>;

/** The effective settings: those administrators stored, over those of the environment. An invalid stored value counts as not set. */
export async function readInstallationSettings({
  settings,
  ...parts
}: Defaults & Pick<AppParts, 'database'>): Promise<InstallationSettings> {
  return effectiveSettings(await listSettings(parts.database.db), { settings });
}

function effectiveSettings(stored: Record<string, unknown>, { settings }: Defaults): InstallationSettings {
  return {
    quotas: { ...settings.quotas, ...storedQuotas(stored) },
    registrationOpen: z.boolean().catch(true).parse(stored[REGISTRATION_SETTING]),
  };
}

function storedQuotas(stored: Record<string, unknown>): Partial<InstallationSettings['quotas']> {
  const { data } = StoredQuotas.safeParse(stored[QUOTAS_SETTING]);
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined));
}

/** Changes the settings on behalf of an administrator and logs each change; an unchanged value is no action. */
export async function changeInstallationSettings(tx: Db, given: Defaults & { change: AdminSettingsChange; actor: User }): Promise<void> {
  await lockAdminActions(tx);
  const { change, actor } = given;
  const stored = await listSettings(tx);
  const before = effectiveSettings(stored, given);
  const entry = { actor, target: null };
  const quotas: Record<string, number | null> = { ...storedQuotas(stored) };
  for (const tier of Tier.options) {
    const to = change.quotas?.[tier];
    if (to === undefined || to === before.quotas[tier]) continue;
    quotas[tier] = to;
    await addAuditEntry(tx, {
      ...entry,
      action: 'quota-changed',
      subject: tier,
      from: describeLimit(before.quotas[tier]),
      to: describeLimit(to),
    });
  }
  await saveSetting(tx, QUOTAS_SETTING, quotas);
  const { registrationOpen } = change;
  if (registrationOpen === undefined || registrationOpen === before.registrationOpen) return;
  await saveSetting(tx, REGISTRATION_SETTING, registrationOpen);
  const describeState = (open: boolean) => (open ? 'open' : 'closed');
  await addAuditEntry(tx, {
    ...entry,
    action: 'registration-changed',
    from: describeState(before.registrationOpen),
    to: describeState(registrationOpen),
  });
}

const describeLimit = (limit: number | null) => (limit === null ? 'unlimited' : String(limit));
