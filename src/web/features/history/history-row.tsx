import { IconArchive, IconCopy, IconDownload, IconListCheck, IconShare, IconTag, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { MAX_PROJECT_NAME_LENGTH, type ProjectListItem } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath } from '../../api/project-paths.ts';
import { downloadPath, usePatchProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { useOpenProject } from '../../api/use-open-project.ts';
import { CancelRun } from '../../layout/cancel-run.tsx';
import { ExportsList } from '../../layout/exports-list.tsx';
import { ProjectBadges } from '../../layout/project-badges.tsx';
import links from '../../layout/project-links.module.css';
import { useRunNotice } from '../../layout/run-notice.tsx';
import { ShareButton } from '../../layout/share/share-button.tsx';
import { builderName } from '../../ui/builder-name.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EditableText } from '../../ui/editable-text.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { builderOf } from './history-filters.ts';
import styles from './history-page.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Props = {
  project: ProjectListItem;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onTag: (tag: string) => void;
  onTags: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** One project with everything that can be done with it. */
export function HistoryRow(props: Props) {
  const { project, isSelected, onSelect, onTag } = props;
  const [isShowingExports, setShowingExports] = useState(false);
  const host = displayHost(project.url);
  useRunNotice(isRunning(project.status), `What ran for ${host} has ended.`);
  const builder = builderOf(project);
  return (
    <li className={styles.row} data-selected={isSelected || undefined} onKeyDown={renameOnF2}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
          aria-label={`Select ${project.projectName || host}`}
        />
      </label>
      <div className={styles.about}>
        <div className={styles.title}>
          <h2 className={styles.url}>
            <Link to={projectPath('analysis', project.id)}>{project.url}</Link>
          </h2>
          <ProjectBadges project={project} />
        </div>
        <ProjectName project={project} />
        <p className={styles.facts}>
          {builder && <span>Designed for {builder}</span>}
          <span>
            Created <TimeAgo moment={project.createdAt} />
          </span>
          <span>
            Updated <TimeAgo moment={project.updatedAt} />
          </span>
          {(project.tags ?? []).map((tag) => (
            <button
              key={tag}
              type="button"
              className={styles.tag}
              onClick={() => onTag(tag)}
              aria-label={`Show projects with the tag ${tag}`}
            >
              {tag}
            </button>
          ))}
        </p>
        <ProjectLinks project={project} />
        {project.exported && (
          <button
            type="button"
            className={`text-button ${styles.exports}`}
            aria-expanded={isShowingExports}
            onClick={() => setShowingExports(!isShowingExports)}
          >
            {project.exported.count === 1 ? '1 export' : `${project.exported.count} exports`}, last to{' '}
            {builderName(project.exported.builderName)} <TimeAgo moment={project.exported.at} />
          </button>
        )}
        {isShowingExports && <ExportsList projectId={project.id} empty="No exports yet." />}
      </div>
      <Actions {...props} host={host} />
    </li>
  );
}

function Actions({ project, host, isBusy, onTags, onArchive, onDelete }: Props & { host: string }) {
  const { open, duplicate, isPending } = useOpenProject();
  const { id, url, status, analysisSummary, optimizerOutput, designerPrompt, archivedAt } = project;
  return (
    <div className={styles.actions}>
      <div className={styles.more}>
        {optimizerOutput && <Download id={id} kind="optimizer" host={host} />}
        {designerPrompt && <Download id={id} kind="designer" host={host} />}
        {optimizerOutput && (
          <ButtonLink
            size="compact-sm"
            variant="subtle"
            leftSection={<IconListCheck {...icon} />}
            to={projectPath('verify', id)}
            aria-label={`Check the new site of ${host}`}
          >
            Check the new site
          </ButtonLink>
        )}
        {analysisSummary && (
          <ShareButton projectId={id}>
            {(share) => (
              <SmallButton leftSection={<IconShare {...icon} />} onClick={share} aria-label={`Share ${host}`}>
                Share
              </SmallButton>
            )}
          </ShareButton>
        )}
        <SmallButton
          leftSection={<IconCopy {...icon} />}
          onClick={() => duplicate(url)}
          disabled={isPending}
          aria-label={`Duplicate ${host}`}
        >
          Duplicate
        </SmallButton>
        <SmallButton leftSection={<IconTag {...icon} />} onClick={onTags} disabled={isBusy} aria-label={`Tags of ${host}`}>
          Tags
        </SmallButton>
        <SmallButton
          leftSection={<IconArchive {...icon} />}
          onClick={onArchive}
          disabled={isBusy}
          aria-label={archivedAt ? `Unarchive ${host}` : `Archive ${host}`}
        >
          {archivedAt ? 'Unarchive' : 'Archive'}
        </SmallButton>
        <SmallButton leftSection={<IconTrash {...icon} />} onClick={onDelete} aria-label={`Delete ${host}`}>
          Delete
        </SmallButton>
      </div>
      <div className={styles.main}>
        {isRunning(status) && <CancelRun projectId={id} of={host} />}
        <ButtonLink size="compact-sm" variant="default" to={projectPath('analysis', id)} aria-label={`View ${host}`}>
          View
        </ButtonLink>
        <SmallButton variant="default" onClick={() => open(project)} disabled={isPending} aria-label={`Continue ${host}`}>
          Continue
        </SmallButton>
      </div>
    </div>
  );
}

/** Wherever the focus is in the row. */
function renameOnF2(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'F2') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[data-rename] button')?.click();
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

/** The name of a listed project, renamed where it is read: by a click or F2; Enter saves, Escape leaves it as it was. */
function ProjectName({ project: { id, url, projectName } }: { project: ProjectListItem }) {
  const patch = usePatchProject(id, false);
  const save = useAction({ title: 'Save Failed', fallback: 'The name could not be saved. Please try again.' }, async (name: string) => {
    if (name === '') return toast.error('Project Name Required', 'Please enter a project name.');
    await patch.mutateAsync({ projectName: name });
  });
  const shown = patch.isPending && patch.variables.projectName ? patch.variables.projectName : (projectName ?? '');
  return (
    <div className={styles.name} data-rename>
      <EditableText
        label={`name of ${displayHost(url)}`}
        value={shown}
        placeholder="Untitled Project"
        maxLength={MAX_PROJECT_NAME_LENGTH}
        onSave={save}
      />
    </div>
  );
}

/** One link to each text that a listed project has. To open one changes nothing. */
function ProjectLinks({ project }: { project: ProjectListItem }) {
  const { id, url, analysisSummary, optimizerOutput, designerPrompt } = project;
  const analysis = projectPath('analysis', id);
  const compose = projectPath('compose', id);
  const texts = [
    ...(analysisSummary ? [['Analysis', analysis] as const, ['Competitors', `${analysis}#side-by-side`] as const] : []),
    ...(optimizerOutput ? [['Strategy', compose] as const, ['Blueprint', `${compose}#blueprint`] as const] : []),
    ...(designerPrompt ? [['Prompt', projectPath('push', id)] as const] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className={links.links} aria-label={`Texts of ${displayHost(url)}`}>
      {texts.map(([name, to]) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
