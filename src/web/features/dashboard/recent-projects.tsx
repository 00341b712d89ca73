import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { summaryLine } from '#contracts/summary-line.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectsQuery } from '../../api/project-list.ts';
import { projectPath } from '../../api/project-paths.ts';
import { useOpenProject } from '../../api/use-open-project.ts';
import { CancelRun } from '../../layout/cancel-run.tsx';
import { LoadFailed } from '../../layout/loaded.tsx';
import { ProjectBadges } from '../../layout/project-badges.tsx';
import { ShareButton } from '../../layout/share/share-button.tsx';
import { builderName } from '../../ui/builder-name.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './recent-projects.module.css';

/** Most projects shown on the dashboard. */
const RECENT = 5;

export function RecentProjects() {
  const projects = useQuery(projectsQuery);
  const recent = (projects.data ?? []).filter(({ archivedAt }) => !archivedAt).slice(0, RECENT);
  return (
    <section aria-labelledby="recent" className={styles.section} aria-busy={projects.isPending}>
      <h2 id="recent">Recent Projects</h2>
      {projects.isPending && (
        <>
          <LoadingLine>Loading projects...</LoadingLine>
          <ListSkeleton rows={RECENT} />
        </>
      )}
      {projects.isError && (
        <LoadFailed query={projects} title="Your projects could not be loaded" level={3}>
          Connection problem. Your projects are safe.
        </LoadFailed>
      )}
      {projects.data?.length === 0 && <p className={styles.empty}>No projects yet — run your first redesign above.</p>}
      {projects.data && projects.data.length > 0 && recent.length === 0 && (
        <p className={styles.empty}>
          All your projects are archived. <Link to="/history?show=archived">Show the archive</Link>
        </p>
      )}
      {recent.length > 0 && <ProjectRows projects={recent} />}
    </section>
  );
}

function ProjectRows({ projects }: { projects: ProjectListItem[] }) {
  const { open, duplicate, isPending } = useOpenProject();
  return (
    <ul className={styles.rows}>
      {projects.map((project) => (
        <li key={project.id} className={styles.row}>
          <div className={styles.head}>
            <h3 className={styles.url}>
              <Link to={projectPath('analysis', project.id)}>{project.url}</Link>
            </h3>
            <ProjectBadges project={project} />
          </div>
          {project.projectName && <p className={styles.name}>{project.projectName}</p>}
          <p className={styles.summary}>{summaryLine(project.analysisSummary)}</p>
          <p className={styles.facts}>
            <TimeAgo moment={project.createdAt} />
            {project.selectedDesigner && <span>Designer: {builderName(project.selectedDesigner)}</span>}
            {project.chosenBuilder && <span>Builder: {builderName(project.chosenBuilder)}</span>}
          </p>
          <div className={styles.actions}>
            {isRunning(project.status) && <CancelRun projectId={project.id} of={displayHost(project.url)} />}
            {project.status === 'completed' && project.optimizerOutput && (
              <ButtonLink
                size="compact-sm"
                variant="subtle"
                to={projectPath('verify', project.id)}
                aria-label={`Check the new site of ${displayHost(project.url)}`}
              >
                Check the new site
              </ButtonLink>
            )}
            {project.analysisSummary && (
              <ShareButton projectId={project.id}>
                {(share) => (
                  <SmallButton onClick={share} aria-label={`Share ${displayHost(project.url)}`}>
                    Share
                  </SmallButton>
                )}
              </ShareButton>
            )}
            <SmallButton onClick={() => duplicate(project.url)} disabled={isPending} aria-label={`Duplicate ${displayHost(project.url)}`}>
              Duplicate
            </SmallButton>
            <ButtonLink
              size="compact-sm"
              variant="subtle"
              to={projectPath('analysis', project.id)}
              aria-label={`View ${displayHost(project.url)}`}
            >
              View
            </ButtonLink>
            <SmallButton
              variant="default"
              onClick={() => open(project)}
              disabled={isPending}
              aria-label={`Open ${displayHost(project.url)}`}
            >
              Open
            </SmallButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
