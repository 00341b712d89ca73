import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Project } from '#contracts/project.ts';
import { SECTION_TITLES, SHARE_PASSWORD_MIN_LENGTH, SHARE_SECTIONS, type Share, type ShareSection } from '#contracts/share.ts';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { projectQuery } from '../../api/projects.ts';
import { reachable, reportPaths, sharesQuery, useCreateShare, useRevokeShare } from '../../api/shares.ts';
import { useAction } from '../../api/use-action.ts';
import { verificationsQuery } from '../../api/verifications.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { Tick } from '../../ui/tick.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './share-dialog.module.css';

/** What a client is usually shown: the plan and how it came about, not the words for the builder. */
const NOT_AT_FIRST: readonly ShareSection[] = ['prompt'];

/** The sections of a project that have something to show. */
function available(project: Project, checks: readonly VerificationSummary[]): ShareSection[] {
  const isThere: Record<ShareSection, boolean> = {
    summary: project.profile !== undefined,
    brand: project.profile !== undefined,
    findings: project.audit !== undefined,
    competitors: (project.competitors?.length ?? 0) > 0,
    strategy: Boolean(project.optimizerOutput),
    blueprint: Boolean(project.optimizerOutput),
    prompt: Boolean(project.designerPrompt) || Boolean(project.prompt),
    verification: checks.some(({ status }) => status === 'done'),
  };
  return SHARE_SECTIONS.filter((section) => isThere[section]);
}

type Props = { projectId: string; isDemo: boolean; onClose: () => void };

/** Hands a project on: sections to choose, a link to them, the links there are, and downloads. */
export default function ShareDialog({ projectId, isDemo, onClose }: Props) {
  const { data: project } = useQuery(projectQuery(projectId, isDemo));
  const { data: checks } = useQuery(verificationsQuery(projectId, isDemo));
  return (
    <Modal opened onClose={onClose} title="Share" size="lg" centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      {project && checks ? (
        <Sharing projectId={projectId} isDemo={isDemo} sections={available(project, checks)} />
      ) : (
        <LoadingLine>Loading...</LoadingLine>
      )}
    </Modal>
  );
}

function Sharing({ projectId, isDemo, sections }: { projectId: string; isDemo: boolean; sections: ShareSection[] }) {
  const [chosen, setChosen] = useState(() => sections.filter((section) => !NOT_AT_FIRST.includes(section)));
  if (sections.length === 0) return <p>There is nothing to share yet: run the analysis first.</p>;
  return (
    <div className={styles.dialog}>
      <fieldset className={styles.sections}>
        <legend>What to show</legend>
        {sections.map((section) => (
          <Tick
            key={section}
            isTicked={chosen.includes(section)}
            onTick={(isTicked) => setChosen(SHARE_SECTIONS.filter((one) => (one === section ? isTicked : chosen.includes(one))))}
          >
            {SECTION_TITLES[section]}
          </Tick>
        ))}
      </fieldset>
      {isDemo ? (
        <p className={styles.quiet}>Links are for projects of your own. A sample can be looked at and downloaded.</p>
      ) : (
        <NewLink projectId={projectId} sections={chosen} />
      )}
      <Downloads projectId={projectId} isDemo={isDemo} sections={chosen} />
      {!isDemo && <ShareLinks projectId={projectId} />}
      {!isDemo && (
        <p className={styles.quiet}>
          Your name, logo and color on the page: <Link to="/settings#agency">Settings</Link>.
        </p>
      )}
    </div>
  );
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The chosen sections as a page and as a PDF, the findings as CSV, everything as a ZIP. */
function Downloads({ projectId, isDemo, sections }: { projectId: string; isDemo: boolean; sections: ShareSection[] }) {
  const paths = reportPaths(projectId, isDemo, sections);
  // Opened in a tab of its own: where something can't be made, the tab says why, and this page stays.
  const files = [
    { name: 'PDF', href: paths.pdf, needsSections: true },
    { name: 'Findings (CSV)', href: paths.csv, needsSections: false },
    { name: 'Everything (ZIP)', href: paths.zip, needsSections: false },
  ];
  return (
    <section aria-labelledby="share-downloads" className={styles.part}>
      <h3 id="share-downloads">Look at it, or take it away</h3>
      <div className={styles.files}>
        {sections.length > 0 && (
          <SmallButton
            component="a"
            variant="default"
            href={paths.page}
            target="_blank"
            rel="noopener"
            leftSection={<IconFileText {...icon} />}
          >
            Open the report
          </SmallButton>
        )}
        {files
          .filter(({ needsSections }) => !needsSections || sections.length > 0)
          .map(({ name, href }) => (
            <SmallButton
              key={name}
              component="a"
              variant="default"
              href={href}
              target="_blank"
              rel="noopener"
              leftSection={<IconDownload {...icon} />}
            >
              {name}
            </SmallButton>
          ))}
      </div>
    </section>
  );
}

/** The end of a day where the owner is, ISO 8601; null for none. */
const endOf = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());

/** Makes a link to the chosen sections, and shows its address this once. */
function NewLink({ projectId, sections }: { projectId: string; sections: ShareSection[] }) {
  const [day, setDay] = useState('');
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const create = useCreateShare(projectId);
  const isTooShort = password !== '' && password.length < SHARE_PASSWORD_MIN_LENGTH;
  const failed = { title: 'Share Failed', fallback: 'The link could not be made. Please try again.' };
  const submit = useAction(failed, async () => {
    const { url } = await create.mutateAsync({ sections, expiresAt: endOf(day), password: password === '' ? null : password });
    setMade(reachable(url, window.location.href));
    setPassword('');
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooShort) submit();
      }}
    >
      <div className={styles.pair}>
        <TextInput
          type="date"
          label="Last day"
          description="Empty: until you revoke it."
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          description="Empty: who has the link sees it."
          autoComplete="new-password"
          value={password}
          error={isTooShort ? `At least ${SHARE_PASSWORD_MIN_LENGTH} characters` : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
          {...passwordToggle('the password')}
        />
      </div>
      <Button type="submit" disabled={sections.length === 0 || isTooShort || create.isPending} className={styles.submit ?? ''}>
        {create.isPending ? 'Creating...' : 'Create link'}
      </Button>
      {made && (
        <div className={styles.made} role="status">
          <TextInput
            label="Link"
            description="Shown this once: copy it now."
            value={made}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={made}>Copy link</CopyButton>
        </div>
      )}
    </form>
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' });

/** The links of a project, each with who can still open it and how often that happened. */
function ShareLinks({ projectId }: { projectId: string }) {
  const { data: shares } = useQuery(sharesQuery(projectId));
  if (!shares?.length) return null;
  return (
    <section aria-labelledby="share-links" className={styles.part}>
      <h3 id="share-links">Links</h3>
      <ul className={styles.links}>
        {shares.map((share) => (
          <LinkRow key={share.id} share={share} projectId={projectId} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ share, projectId }: { share: Share; projectId: string }) {
  const { id, sections, hasPassword, expiresAt, opens, lastOpenedAt, createdAt } = share;
  const revoke = useRevokeShare(projectId);
  const failed = { title: 'Revoke Failed', fallback: 'The link still works. Please try again.' };
  const submit = useAction(failed, () => revoke.mutateAsync(id));
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date();
  const made = dayOf(createdAt);
  return (
    <li>
      <div>
        <p>{sections.map((section) => SECTION_TITLES[section]).join(', ')}</p>
        <p className={styles.quiet}>
          {`Made ${made}. `}
          {hasPassword && 'With a password. '}
          {expiresAt && `${isOver ? 'Ended' : 'Ends'} ${dayOf(expiresAt)}. `}
          {lastOpenedAt ? (
            <>
              Opened {opens === 1 ? 'once' : `${opens} times`}, last <TimeAgo moment={lastOpenedAt} />
            </>
          ) : (
            'Not opened yet.'
          )}
        </p>
      </div>
      <SmallButton variant="default" onClick={submit} disabled={revoke.isPending} aria-label={`Revoke the link made ${made}`}>
        Revoke
      </SmallButton>
    </li>
  );
}
