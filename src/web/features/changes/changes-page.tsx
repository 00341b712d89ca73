import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptAnalysis } from '#contracts/analysis-history.ts';
import type { Project } from '#contracts/project.ts';
import { type Interval, MAX_SCHEDULED_FAILURES, type Schedule, type ScheduleInput } from '#contracts/schedule.ts';
import { displayHost } from '#contracts/website-url.ts';
import { analysisFile, keptAnalysesQuery, useDeleteAnalysis } from '../../api/analysis-history.ts';
import { scheduleQuery, useSaveSchedule } from '../../api/schedule.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { NotYet, ProjectLoader } from '../../layout/project-loader.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/counted.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Switch } from '../../ui/switch.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './changes-page.module.css';
import { Comparison } from './comparison.tsx';

export function Component() {
  return (
    <ProjectLoader loading="Loading earlier analyses...">
      {(project) => {
        if (project.isDemo) return nothingYet('A sample has one analysis. Analyze your own site to follow it over time.');
        if (!project.audit) return nothingYet('This project has no analysis yet.');
        return <Changes project={project} />;
      }}
    </ProjectLoader>
  );
}

const nothingYet = (text: string) => (
  <NotYet title="Nothing to Compare Yet" to="analysis" action="Go to the analysis">
    {text}
  </NotYet>
);

function Changes({ project }: { project: Project }) {
  const analyses = useQuery(keptAnalysesQuery(project.id));
  usePageTitle(`Changes of ${displayHost(project.url)}`);
  return (
    <>
      <PageHead over={displayHost(project.url)} title="What changed">
        Each new analysis keeps the ones before. Compare any two: what matters, such as a page that is gone or another price, comes first.
      </PageHead>
      <Loaded query={analyses} rows={4} loading="Loading earlier analyses..." failed="The earlier analyses could not be loaded">
        {(list) => <History project={project} list={list} />}
      </Loaded>
    </>
  );
}

/** The chosen pair, as long as both are there; else the current analysis and the one before. */
function pairOf(list: KeptAnalysis[], chosen: [string, string] | null): [string, string] | null {
  if (chosen?.every((id) => list.some((one) => one.id === id))) return chosen;
  const [current, before] = list;
  return current && before ? [before.id, current.id] : null;
}

function History({ project, list }: { project: Project; list: KeptAnalysis[] }) {
  const [chosen, setChosen] = useState<[string, string] | null>(null);
  const pair = pairOf(list, chosen);
  const current = list.find(({ isCurrent }) => isCurrent);
  const compareWithCurrent = (id: string) => {
    if (current) setChosen([id, current.id]);
    document.getElementById('compared')?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {pair ? (
        <Comparison projectId={project.id} list={list} pair={pair} onChoose={setChosen} />
      ) : (
        <section className={styles.section}>
          <p className={styles.none}>
            There is one analysis so far. When the site is analyzed again (Regenerate on the analysis), this one is kept, and what changed
            is listed here.
          </p>
        </section>
      )}
      <ScheduleSettings projectId={project.id} />
      <KeptAnalyses projectId={project.id} host={displayHost(project.url)} list={list} onCompare={compareWithCurrent} />
    </>
  );
}

type Props = { projectId: string; host: string; list: KeptAnalysis[]; onCompare: (id: string) => void };

const dateOf = ({ analyzedAt }: KeptAnalysis) => new Date(analyzedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The analyses that are kept, with their figures. Earlier ones can be deleted. */
function KeptAnalyses({ projectId, host, list, onCompare }: Props) {
  const [asked, setAsked] = useState<KeptAnalysis | null>(null);
  const remove = useDeleteAnalysis(projectId);
  const confirm = useAction(
    { title: 'Not Deleted', fallback: 'The analysis could not be deleted. It is still listed.' },
    async (id: string) => {
      await remove.mutateAsync(id);
      setAsked(null);
      toast.success('Analysis Deleted', 'The others, and the project, are as before.');
    },
  );
  return (
    <section className={styles.section} aria-labelledby="kept">
      <h2 id="kept">Analyses kept</h2>
      <ul className={styles.kept}>
        {list.map((one) => (
          <li key={one.id}>
            <p>
              <span className={styles.when}>{dateOf(one)}</span>{' '}
              <span className={styles.ago}>
                <TimeAgo moment={one.analyzedAt} />
                {one.isScheduled && ', by schedule'}
              </span>
              <span className={styles.figures}>{figuresOf(one)}</span>
            </p>
            {one.isCurrent && <Badge tone="plain">Current</Badge>}
            {!one.isCurrent && <SmallButton onClick={() => onCompare(one.id)}>Compare with current</SmallButton>}
            <SmallButton
              component="a"
              href={analysisFile(projectId, one.id)}
              download={`${host}-${one.analyzedAt.slice(0, 10)}.json`}
              aria-label={`Save as JSON: the analysis of ${dateOf(one)}`}
            >
              Save as JSON
            </SmallButton>
            {!one.isCurrent && (
              <SmallButton color="red" onClick={() => setAsked(one)} aria-label={`Delete the analysis of ${dateOf(one)}`}>
                Delete
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete this analysis?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        onConfirm={() => asked && confirm(asked.id)}
        onCancel={() => setAsked(null)}
      >
        The analysis of {asked && dateOf(asked)} is deleted and can’t be compared any more. The project and its other analyses stay.
      </ConfirmDialog>
    </section>
  );
}

function figuresOf({ pages, score, findings: { high, medium, low } }: KeptAnalysis): string {
  const scored = score === null ? 'not rated' : `score ${Math.round(score)}`;
  return `${counted(pages, 'page')}, ${scored}, ${counted(high + medium + low, 'finding')} (${high} high, ${medium} medium, ${low} low)`;
}

const INTERVALS: { value: Interval | 'never'; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
];
const dayOf = (moment: string) => new Date(moment).toLocaleString('en', { dateStyle: 'long' });

/** Switches the analysis by schedule and its mails on and off, with the next date and how the last one came out. */
function ScheduleSettings({ projectId }: { projectId: string }) {
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

type SettingsProps = { schedule: Schedule; isSaving: boolean; onSave: (input: ScheduleInput) => void };

function Settings({ schedule: { every, mail, canMail, nextAt, last, stoppedAt }, isSaving, onSave }: SettingsProps) {
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
