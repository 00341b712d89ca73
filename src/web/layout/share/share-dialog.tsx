import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Project } from '#contracts/project.ts';
import { SECTION_TITLES, SHARE_SECTIONS, type ShareSection } from '#contracts/share.ts';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { projectQuery } from '../../api/projects.ts';
import { verificationsQuery } from '../../api/verifications.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { Tick } from '../../ui/tick.tsx';
import { Downloads } from './downloads.tsx';
import { NewLink } from './new-link.tsx';
import styles from './share-dialog.module.css';
import { ShareLinks } from './share-links.tsx';

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
