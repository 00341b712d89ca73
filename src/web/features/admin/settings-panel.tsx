import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdminSettings, ServiceState } from '#contracts/admin.ts';
import { Tier } from '#contracts/user.ts';
import { adminSettingsQuery, auditLogQuery, useChangeAdminSettings } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
import { auditSentence } from './audit-sentence.ts';
import { Paging } from './paging.tsx';
import { readQuota } from './read-quota.ts';
import { TIER_NAMES } from './user-words.ts';

/** What administrators set for the whole installation, what the environment set, and who changed what. */
export function SettingsPanel() {
  const query = useQuery(adminSettingsQuery);
  return (
    <div className={styles.settings}>
      <Loaded query={query} rows={4} loading="Loading settings..." failed="The settings could not be loaded">
        {(settings) => <Settings settings={settings} />}
      </Loaded>
      <section aria-labelledby="audit-log">
        <h2 id="audit-log">Audit log</h2>
        <p className={styles.note}>
          Every admin action: who, what, to whom, when. Opening the list of accounts or of analyses is noted once an hour.
        </p>
        <AuditLogList />
      </section>
    </div>
  );
}

function Settings({ settings }: { settings: AdminSettings }) {
  return (
    <>
      <section aria-labelledby="registration">
        <h2 id="registration">Registration</h2>
        <Registration isOpen={settings.registrationOpen} />
      </section>
      <section aria-labelledby="administrators">
        <h2 id="administrators">Administrators</h2>
        <AdminSecondFactor isRequired={settings.adminSecondFactor} />
      </section>
      <section aria-labelledby="quotas">
        <h2 id="quotas">Quotas</h2>
        <p className={styles.note}>Analyses a month by tier. An empty field means unlimited.</p>
        <QuotasForm key={JSON.stringify(settings.quotas)} quotas={settings.quotas} />
      </section>
      <section aria-labelledby="services">
        <h2 id="services">Services</h2>
        <p className={styles.note}>Set in the environment and read at the start; keys are never shown.</p>
        <dl>
          <Service
            name="AI"
            state={settings.ai}
            without="Using the built-in analyst. AI_PROVIDER, AI_MODEL and AI_API_KEY switch a model on."
          />
          <Service
            name="Mail"
            state={{ provider: null, model: null, inUse: settings.mail }}
            without="Links for new passwords and invitations are shown to you, to hand over. SMTP_URL and MAIL_FROM switch mail on."
          />
          <Service
            name="Search"
            state={settings.search}
            without="Competitors come from the users, the sites and the bundled list. SEARCH_PROVIDER switches a search engine on."
          />
        </dl>
      </section>
    </>
  );
}

function Registration({ isOpen }: { isOpen: boolean }) {
  const change = useChangeAdminSettings();
  const failed = { title: 'Save Failed', fallback: 'The setting could not be saved. Please try again.' };
  const set = useAction(failed, async (registrationOpen: boolean) => {
    await change.mutateAsync({ registrationOpen });
    toast.success(registrationOpen ? 'Registration Open' : 'Registration Closed', 'Takes effect immediately.');
  });
  // While saving, the switch shows the requested state.
  const shown = change.isPending ? (change.variables.registrationOpen ?? isOpen) : isOpen;
  return (
    <div className={styles.switch}>
      <Switch label="Registration open" checked={shown} onChange={set}>
        {shown
          ? 'Everybody who can reach this installation can create an account.'
          : 'Registration is closed; existing accounts keep working.'}
      </Switch>
    </div>
  );
}

function AdminSecondFactor({ isRequired }: { isRequired: boolean }) {
  const change = useChangeAdminSettings();
  const failed = { title: 'Save Failed', fallback: 'The setting could not be saved. Please try again.' };
  const set = useAction(failed, async (adminSecondFactor: boolean) => {
    await change.mutateAsync({ adminSecondFactor });
    toast.success(adminSecondFactor ? 'Two-Step Sign-In Required' : 'Two-Step Sign-In Optional', 'Takes effect immediately.');
  });
  const shown = change.isPending ? (change.variables.adminSecondFactor ?? isRequired) : isRequired;
  return (
    <div className={styles.switch}>
      <Switch label="Two-step sign-in required" checked={shown} onChange={set}>
        Administrators without it can’t use Admin until they set it up in Settings.
      </Switch>
    </div>
  );
}

function Service({ name, state: { provider, model, inUse }, without }: { name: string; state: ServiceState; without: string }) {
  const what = [provider, model].filter((part) => part !== null).join(', ');
  return (
    <div className={styles.service}>
      <dt>{name}</dt>
      <dd>
        <strong>{inUse ? 'On' : 'Off'}</strong>
        {what && ` · ${what}${inUse ? '' : ' is set up but not in use'}`}
        {!inUse && <span>{without}</span>}
      </dd>
    </div>
  );
}

const PAGE_SIZE = 20;

function AuditLogList() {
  const [page, setPage] = useState(1);
  const query = useQuery(auditLogQuery({ page, pageSize: PAGE_SIZE }));
  return (
    <Loaded query={query} rows={4} loading="Loading audit log..." failed="The audit log could not be loaded">
      {({ items, total }) => (
        <>
          {items.length === 0 && <p className={styles.empty}>No administrator has changed anything yet.</p>}
          <ul className={styles.log}>
            {items.map((entry) => (
              <li key={entry.id}>
                <span>{auditSentence(entry)}</span>
                <span className={styles.when}>
                  <TimeAgo moment={entry.at} />
                </span>
              </li>
            ))}
          </ul>
          <Paging page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} noun="entries" />
        </>
      )}
    </Loaded>
  );
}

type Quotas = AdminSettings['quotas'];
const asText = (quota: number | null) => (quota === null ? '' : String(quota));

function QuotasForm({ quotas }: { quotas: Quotas }) {
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
