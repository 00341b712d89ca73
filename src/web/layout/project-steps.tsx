import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ProjectScreen, projectPath, useProjectRoute } from '../api/project-paths.ts';
import { projectQuery } from '../api/projects.ts';
import { toConfirm } from '../api/to-confirm.ts';
import { verificationsQuery } from '../api/verifications.ts';
import styles from './project-steps.module.css';
import { ShareButton } from './share/share-button.tsx';

const STEPS: { screen: ProjectScreen; name: string }[] = [
  { screen: 'analysis', name: 'Analysis' },
  { screen: 'compose', name: 'Compose' },
  { screen: 'choose-designer', name: 'Choose Designer' },
  { screen: 'push', name: 'Review & Export' },
];

/** Leads to what the owner should confirm, from each step. */
function ConfirmLink() {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  const count = toConfirm(project?.profile).length;
  if (count === 0) return null;
  return (
    <Link className={styles.confirm} to={`${projectPath('analysis', id, isDemo)}#confirm`}>
      {count} to confirm
    </Link>
  );
}

/** Leads to the check of the site that was built, from each step of a project with a strategy. */
function VerifyLink() {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  const { data: ofSample } = useQuery({ ...verificationsQuery(id, true), enabled: isDemo });
  if (isDemo ? !ofSample?.length : !project?.optimizerOutput) return null;
  return (
    <Link className={styles.confirm} to={projectPath('verify', id, isDemo)}>
      {isDemo ? 'Check of the new site' : 'Check the new site'}
    </Link>
  );
}

/** Leads to the earlier analyses, from each step once there is an analysis. */
function ChangesLink() {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  if (isDemo || !project?.audit) return null;
  return (
    <Link className={styles.confirm} to={projectPath('changes', id)}>
      Changes
    </Link>
  );
}

/** Opens the dialog to hand the project on, from each step once there is an analysis. */
function ShareLink() {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  if (!project?.audit) return null;
  return (
    <ShareButton projectId={id} isDemo={isDemo}>
      {(open) => (
        <button type="button" className={`text-button ${styles.confirm}`} onClick={open}>
          Share
        </button>
      )}
    </ShareButton>
  );
}

/** Leads to the two texts that are part of a step, from each other step. */
function PartLinks({ screen }: { screen: ProjectScreen }) {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  const parts = [
    { name: 'Competitors', of: 'analysis', hash: 'side-by-side', isThere: project?.comparison !== undefined },
    {
      name: 'Blueprint',
      of: 'compose',
      hash: 'blueprint',
      isThere: Boolean(project?.optimizerOutput),
    },
  ] as const;
  return parts.map(
    ({ name, of, hash, isThere }) =>
      isThere &&
      of !== screen && (
        <Link key={name} className={styles.confirm} to={`${projectPath(of, id, isDemo)}#${hash}`}>
          {name}
        </Link>
      ),
  );
}

/** Which steps have something to show: to open one changes nothing. */
function useReachable(): (screen: ProjectScreen) => boolean {
  const { id, isDemo } = useProjectRoute();
  const { data: project } = useQuery(projectQuery(id, isDemo));
  const hasStrategy = Boolean(project?.optimizerOutput);
  const reachable: Partial<Record<ProjectScreen, boolean>> = {
    compose: hasStrategy || Boolean(project?.audit),
    'choose-designer': hasStrategy,
    push: Boolean(project?.designerPrompt),
  };
  return (screen) => reachable[screen] ?? true;
}

/** The project's steps; those that are there are links. After the last step all are completed; on a screen that is no step, none is current. */
export function ProjectSteps({ screen }: { screen: ProjectScreen }) {
  const { id, isDemo } = useProjectRoute();
  const isAfter = screen === 'verify';
  const isBeside = screen === 'changes';
  const current = isAfter ? STEPS.length : STEPS.findIndex((step) => step.screen === screen);
  const isLast = current >= STEPS.length - 1;
  const isReachable = useReachable();
  return (
    <nav aria-label="Steps" className={styles.nav}>
      <ol className={styles.steps}>
        {STEPS.map(({ screen: target, name }, index) => {
          const isDone = isLast || index < current;
          return (
            <li key={target} className={styles.step} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.number}>
                {isDone ? <IconCheck size={16} stroke={2} aria-label={`Step ${index + 1}, completed:`} /> : index + 1}
              </span>
              {index !== current && (index < current || isReachable(target)) ? (
                <Link to={projectPath(target, id, isDemo)}>{name}</Link>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
      <ConfirmLink />
      <PartLinks screen={screen} />
      {!isAfter && <VerifyLink />}
      {!isBeside && <ChangesLink />}
      <ShareLink />
    </nav>
  );
}
