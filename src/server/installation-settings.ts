import { z } from 'zod';
import type { AdminSettings, AdminSettingsChange, AuditAction } from '#contracts/admin.ts';
import { Tier, type User } from '#contracts/user.ts';
import { lockAdminActions } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import type { Db } from '#database/schema.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import type { AppParts } from './parts.ts';

/* Keys in the `settings` table. */
const QUOTAS_SETTING = 'quotas';
const REGISTRATION_SETTING = 'registrationOpen';
const SECOND_FACTOR_SETTING = 'adminSecondFactor';

const limit = z.number().int().min(0).nullable();
const StoredQuotas = z.object({ free: limit, paid: limit, enterprise: limit }).partial();

export type InstallationSettings = Pick<AdminSettings, 'quotas' | 'registrationOpen' | 'adminSecondFactor'>;

type Defaults = { settings: Pick<AppParts['settings'], 'quotas'> };

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
    adminSecondFactor: z.boolean().catch(false).parse(stored[SECOND_FACTOR_SETTING]),
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
  await changeSwitch(tx, {
    ...{ key: REGISTRATION_SETTING, before: before.registrationOpen, to: change.registrationOpen, entry },
    ...{ action: 'registration-changed', words: ['open', 'closed'] },
  });
  await changeSwitch(tx, {
    ...{ key: SECOND_FACTOR_SETTING, before: before.adminSecondFactor, to: change.adminSecondFactor, entry },
    ...{ action: 'second-factor-rule-changed', words: ['required', 'optional'] },
  });
}

type SwitchChange = {
  key: string;
  before: boolean;
  to: boolean | undefined;
  entry: { actor: User; target: null };
  action: AuditAction;
  /** For on and off. */
  words: [string, string];
};

async function changeSwitch(tx: Db, { key, before, to, entry, action, words }: SwitchChange): Promise<void> {
  if (to === undefined || to === before) return;
  const describeState = (isOn: boolean) => words[isOn ? 0 : 1];
  await saveSetting(tx, key, to);
  await addAuditEntry(tx, { ...entry, action, from: describeState(before), to: describeState(to) });
}

const describeLimit = (limit: number | null) => (limit === null ? 'unlimited' : String(limit));
