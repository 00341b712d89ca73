import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminSettings } from '#contracts/admin.ts';
import { Tier } from '#contracts/user.ts';
import { useChangeAdminSettings } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
import { readQuota } from './read-quota.ts';
import { TIER_NAMES } from './user-words.ts';

type Quotas = AdminSettings['quotas'];
const asText = (quota: number | null) => (quota === null ? '' : String(quota));

export function QuotasForm({ quotas }: { quotas: Quotas }) {
  const [texts, setTexts] = useState({ free: asText(quotas.free), paid: asText(quotas.paid), enterprise: asText(quotas.enterprise) });
  const change = useChangeAdminSettings();
  const read = Tier.options.map((tier) => ({ tier, ...readQuota(texts[tier]) }));
  const changed = read.filter(({ tier, quota }) => quota !== undefined && quota !== quotas[tier]);
  const hasProblem = read.some(({ problem }) => problem !== undefined);

  const failed = { title: 'Save Failed', fallback: 'The quotas could not be saved. They are still in the form; please try again.' };
  const save = useAction(failed, async () => {
    await change.mutateAsync({ quotas: Object.fromEntries(changed.map(({ tier, quota }) => [tier, quota])) });
    toast.success('Quotas Saved', 'Effective immediately, including this month.');
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hasProblem && changed.length > 0) save();
  }

  return (
    <form className={styles.quotas} onSubmit={submit} noValidate aria-label="Quotas">
      {read.map(({ tier, problem }) => (
        <TextInput
          key={tier}
          label={TIER_NAMES[tier]}
          inputMode="numeric"
          placeholder="Unlimited"
          value={texts[tier]}
          error={problem}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTexts((before) => ({ ...before, [tier]: text }));
          }}
        />
      ))}
      <Button type="submit" variant="default" disabled={changed.length === 0 || hasProblem || change.isPending}>
        {change.isPending ? 'Saving...' : 'Save quotas'}
      </Button>
    </form>
  );
}
