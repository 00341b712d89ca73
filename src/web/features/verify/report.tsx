import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { Project } from '#contracts/project.ts';
import { type FixPrompt, isRed, RED_STATUSES, type VerificationEntry } from '#contracts/verification.ts';
import { countEntries, type StoredVerification, type VerificationChanges } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Tick } from '../../ui/tick.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { type EntryContext, EntryList } from './entry-list.tsx';
import promptStyles from './fix-prompts.module.css';
import { PageComparison } from './page-comparison.tsx';
import { reportFiles } from './report-files.ts';
import { type Ticks, useTicks } from './use-ticks.ts';
import { STATUSES, verdictSentence } from './verdict.ts';
import styles from './verify-page.module.css';

const ICONS = { green: IconCircleCheck, red: IconAlertTriangle, unchecked: IconHelpCircle };

type Props = {
  project: Project;
  report: StoredVerification;
  takesFocus: boolean;
};

/** A report: the verdict, the pages next to each other, what is lost and invented, what to paste, and everything else with its number. */
export function Report({ project, report, takesFocus }: Props) {
  const ticks = useTicks(project, report);
  const [page, setPage] = useState<string | null>(null);
  const pages = useRef<HTMLHeadingElement>(null);
  const showPage = (path: string) => {
    setPage(path);
    pages.current?.focus({ preventScroll: true });
    pages.current?.scrollIntoView({ block: 'start' });
  };
  const isChecked = report.verdict !== 'unchecked';
  const context: EntryContext = { report, ticks, newRed: new Set(report.changes?.newRed), ...(isChecked ? { showPage } : {}) };
  return (
    <>
      <Verdict report={report} takesFocus={takesFocus} />
      {report.changes && <Changes changes={report.changes} report={report} />}
      <RedList title="Lost" status="lost" none="Nothing of the old site or the plan is lost." {...context} entries={report.entries} />
      <RedList
        title="Invented"
        status="invented"
        none="The new site says nothing that neither the old site nor you said."
        {...context}
        entries={report.entries}
      />
      <RedList title="Not fixed" status="not-fixed" none="Everything that was to be put right is." {...context} entries={report.entries} />
      {isChecked && <PageComparison project={project} report={report} chosen={page} onChoose={setPage} heading={pages} />}
      <FixPrompts prompts={report.fixPrompts} entries={report.entries} ticks={ticks} />
      {isChecked && <Others {...context} entries={report.entries} />}
      <Checks report={report} />
    </>
  );
}

function Verdict({ report, takesFocus }: { report: StoredVerification; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { verdict, entries, url, pages, notes, checks, createdAt } = report;
  const Icon = ICONS[verdict];
  return (
    <section className={styles.verdict} data-verdict={verdict} aria-labelledby="verdict">
      <h2 id="verdict" ref={heading} tabIndex={-1} data-focus-target>
        <Icon size="1.1em" stroke={1.75} aria-hidden />
        <span>{verdictSentence(verdict, countEntries(entries))}</span>
      </h2>
      <p className={styles.facts}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {displayHost(url)}
        </a>
        {verdict !== 'unchecked' && (
          <span className="tabular">
            {pages.length} {pages.length === 1 ? 'page' : 'pages'} read, {checks.length} checks, {entries.length} things looked at
          </span>
        )}
        <span>
          checked <TimeAgo moment={createdAt} />
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {verdict === 'unchecked' && (
        <p className={styles.note}>Nothing is said about the site in this state. Once it can be opened, check again.</p>
      )}
      {verdict !== 'unchecked' && <Save report={report} />}
    </section>
  );
}

/** The report to pass on: on paper or as a PDF, as data, and as a table. */
function Save({ report }: { report: StoredVerification }) {
  return (
    <div className={styles.save}>
      <SmallButton onClick={() => print()}>Print or save as PDF</SmallButton>
      <SmallButton onClick={() => saveFile(reportFiles(report).json)}>Download JSON</SmallButton>
      <SmallButton onClick={() => saveFile(reportFiles(report).csv)}>Download CSV</SmallButton>
    </div>
  );
}

function Changes({ changes: { since, newRed, goneRed }, report }: { changes: VerificationChanges; report: StoredVerification }) {
  const stays = report.entries.filter(isRed).length - newRed.length;
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <h2 id="changes">Since the last check</h2>
      <p>
        {goneRed.length} put right, {newRed.length} new, {stays} as before, compared with the check of <TimeAgo moment={since.createdAt} />.
      </p>
      {goneRed.length > 0 && (
        <details>
          <summary>Put right ({goneRed.length})</summary>
          <EntryList entries={goneRed} report={report} />
        </details>
      )}
    </section>
  );
}

type ListProps = EntryContext & { entries: VerificationEntry[]; title: string; status: 'lost' | 'invented' | 'not-fixed'; none: string };

function RedList({ title, status, none, entries, ...context }: ListProps) {
  if (context.report.checks.length === 0) return null;
  const own = entries.filter((entry) => entry.status === status);
  return (
    <section aria-labelledby={status} className={styles.section} data-empty={own.length === 0 || undefined}>
      <h2 id={status}>
        {title} <span className={styles.number}>{own.length}</span>
      </h2>
      {own.length === 0 ? <p className={styles.none}>{none}</p> : <EntryList entries={own} {...context} />}
    </section>
  );
}

/** The rest of the entries, closed: nothing of it is red. */
function Others({ entries, ...context }: EntryContext & { entries: VerificationEntry[] }) {
  return (
    <section aria-labelledby="others" className={styles.section}>
      <h2 id="others">Everything else</h2>
      {STATUSES.slice(RED_STATUSES.length).map(({ status, title }) => {
        const own = entries.filter((entry) => entry.status === status);
        return (
          <details key={status} className={styles.group} data-printed={status === 'unchecked' || undefined}>
            <summary>
              {title} <span className={styles.number}>{own.length}</span>
            </summary>
            {own.length === 0 ? <p className={styles.none}>None.</p> : <EntryList entries={own} {...context} />}
          </details>
        );
      })}
    </section>
  );
}

/** What was looked at, and what each check takes for red. */
function Checks({ report: { checks } }: { report: StoredVerification }) {
  if (checks.length === 0) return null;
  return (
    <details className={styles.group}>
      <summary>
        All checks <span className={styles.number}>{checks.length}</span>
      </summary>
      <dl className={styles.checks}>
        {checks.map(({ id, title, why, red }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {why} Red: {red}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type PromptsProps = { prompts: FixPrompt[]; entries: VerificationEntry[]; ticks: Ticks };

/** Messages to paste into the builder, worst first, each with what it puts right. */
function FixPrompts({ prompts, entries, ticks }: PromptsProps) {
  if (prompts.length === 0) return null;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const builder = prompts[0]?.builder ?? 'custom';
  return (
    <section aria-labelledby="fix-prompts" className={styles.section}>
      <h2 id="fix-prompts">Fix prompts</h2>
      <p className={promptStyles.lead}>
        Paste them into {builder === 'custom' ? 'your builder' : BUILDER_NAMES[builder]} one after the other, tick off what is done, then
        check again.
      </p>
      <ol className={promptStyles.prompts}>
        {prompts.map((prompt, at) => (
          <li key={prompt.entries.join()}>
            <Prompt prompt={prompt} title={`Prompt ${at + 1} of ${prompts.length}`} byId={byId} ticks={ticks} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type PromptProps = { prompt: FixPrompt; title: string; byId: Map<string, VerificationEntry>; ticks: Ticks };

function Prompt({ prompt: { text, entries }, title, byId, ticks }: PromptProps) {
  const about = entries.flatMap((id) => byId.get(id) ?? []);
  const done = about.filter(({ id }) => ticks.has(id)).length;
  return (
    <article className={promptStyles.prompt} aria-label={title}>
      <div className={promptStyles.promptHead}>
        <h3>{title}</h3>
        <p className="tabular">
          {done} of {about.length} done
        </p>
        <CopyButton text={text} size="compact-sm" aria-label={`Copy ${title.toLowerCase()}`}>
          Copy
        </CopyButton>
      </div>
      <ScrollBox as="pre" className={promptStyles.promptText} label={title}>
        {text}
      </ScrollBox>
      <details className={promptStyles.about}>
        <summary>
          Puts right {about.length} {about.length === 1 ? 'entry' : 'entries'}
        </summary>
        <ul>
          {about.map(({ id, page, why }) => (
            <li key={id}>
              <Tick isTicked={ticks.has(id)} onTick={(isDone) => ticks.set([id], isDone)}>
                {page}: {why}
              </Tick>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
