import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Interval, MAX_SCHEDULED_FAILURES, type Schedule, type ScheduleInput } from '#contracts/schedule.ts';
import { scheduleQuery, useSaveSchedule } from '../../api/schedule.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { counted } from '../../ui/counted.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './changes-page.module.css';

const INTERVALS: { value: Interval | 'never'; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
];
const dayOf = (moment: string) => new Date(moment).toLocaleString('en', { dateStyle: 'long' });

/** Switches the analysis by schedule and its mails on and off, with the next date and how the last one came out. */
export function ScheduleSettings({ projectId }: { projectId: string }) {
  const schedule = useQuery(scheduleQuery(projectId));
  const saving = useSaveSchedule(projectId);
  const save = useAction({ title: 'Not Saved', fallback: 'The schedule could not be saved. It is as before.' }, (input: ScheduleInput) =>
    saving.mutateAsync(input),
  );
  return (
    <section className={styles.section} aria-labelledby="schedule">
      <h2 id="schedule">Analyze again by itself</h2>
      <Loaded query={schedule} rows={2} loading="Loading the schedule..." failed="The schedule could not be loaded" level={3}>
        {(data) => <Settings schedule={data} isSaving={saving.isPending} onSave={save} />}
      </Loaded>
    </section>
  );
}

type Props = { schedule: Schedule; isSaving: boolean; onSave: (input: ScheduleInput) => void };

function Settings({ schedule: { every, mail, canMail, nextAt, last, stoppedAt }, isSaving, onSave }: Props) {
  return (
    <>
      <div className={styles.choice}>
        <NativeSelect
          label="How often"
          data={INTERVALS}
          value={every ?? 'never'}
          disabled={isSaving}
          onChange={({ currentTarget: { value } }) => onSave({ every: value === 'never' ? null : (value as Interval) })}
        />
      </div>
      <p className={styles.note} role="status">
        {stoppedAt !== null && (
          <strong>
            Stopped on {dayOf(stoppedAt)}: the site could not be read {MAX_SCHEDULED_FAILURES} times in a row.{' '}
          </strong>
        )}
        {nextAt !== null && `Next on ${dayOf(nextAt)}. Each counts toward your monthly analyses. `}
        {every === null && 'Off. The site is only analyzed when you ask for it.'}
        {every !== null && last && lastLine(last)}
      </p>
      {stoppedAt !== null && (
        <SmallButton variant="default" disabled={isSaving} onClick={() => onSave({ every })}>
          Switch on again
        </SmallButton>
      )}
      {every !== null && canMail && (
        <Switch
          label="Mail me when something that matters changed"
          checked={mail}
          disabled={isSaving}
          onChange={(to) => onSave({ every, mail: to })}
        >
          No mail when nothing that matters changed.
        </Switch>
      )}
      {every !== null && !canMail && <p className={styles.note}>This installation sends no mail: come back here to see what changed.</p>}
    </>
  );
}

function lastLine({ at, outcome, matters, message }: NonNullable<Schedule['last']>): string {
  const day = `Last on ${dayOf(at)}: `;
  if (outcome === 'unchanged') return `${day}nothing changed.`;
  if (outcome === 'changed')
    return `${day}${matters === 0 ? 'nothing that matters changed' : `${counted(matters, 'change')} that ${matters === 1 ? 'matters' : 'matter'}`}.`;
  return outcome === 'quota' ? `${day}not analyzed. ${message}` : `${day}the site could not be read. ${message}`;
}
