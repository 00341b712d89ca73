import { IconCopy, IconDownload, IconListCheck, IconTrash } from '@tabler/icons-react';
import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath } from '../../api/project-paths.ts';
import { downloadPath } from '../../api/projects.ts';
import { useOpenProject } from '../../api/use-open-project.ts';
import { ProjectBadges } from '../../layout/project-badges.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { builderOf } from './history-filters.ts';
import styles from './history-page.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** One project with everything that can be done with it. */
export function HistoryRow({ project, onDelete }: { project: ProjectListItem; onDelete: () => void }) {
  const { open, duplicate, isPending } = useOpenProject();
  const host = displayHost(project.url);
  const builder = builderOf(project);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.title}>
          <h2>{project.url}</h2>
          <ProjectBadges project={project} />
        </div>
        <p className={styles.name} data-untitled={!project.projectName || undefined}>
          {project.projectName || 'Untitled Project'}
        </p>
        <p className={styles.facts}>
          {builder && <span>Designed for {builder}</span>}
          <span>
            Created <TimeAgo moment={project.createdAt} />
          </span>
          <span>
            Updated <TimeAgo moment={project.updatedAt} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {project.optimizerOutput && <Download id={project.id} kind="optimizer" host={host} />}
        {project.designerPrompt && <Download id={project.id} kind="designer" host={host} />}
        {project.optimizerOutput && (
          <ButtonLink
            size="compact-sm"
            variant="subtle"
            leftSection={<IconListCheck {...icon} />}
            to={projectPath('verify', project.id)}
            aria-label={`Check the new site of ${host}`}
          >
            Check the new site
          </ButtonLink>
        )}
        <SmallButton
          leftSection={<IconCopy {...icon} />}
          onClick={() => duplicate(project.url)}
          disabled={isPending}
          aria-label={`Duplicate ${host}`}
        >
          Duplicate
        </SmallButton>
        <SmallButton leftSection={<IconTrash {...icon} />} onClick={onDelete} aria-label={`Delete ${host}`}>
          Delete
        </SmallButton>
        <SmallButton variant="default" onClick={() => open(project)} disabled={isPending} aria-label={`Continue ${host}`}>
          Continue
        </SmallButton>
      </div>
    </li>
  );
}

function Download({ id, kind, host }: { id: string; kind: 'optimizer' | 'designer'; host: string }) {
  return (
    <SmallButton
      component="a"
      href={downloadPath(id, kind)}
      target="_blank"
      rel="noopener"
      leftSection={<IconDownload {...icon} />}
      aria-label={`Download ${kind} prompt of ${host}`}
    >
      {kind === 'optimizer' ? 'Optimizer' : 'Designer'}
    </SmallButton>
  );
}
