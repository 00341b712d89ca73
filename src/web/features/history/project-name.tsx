import { MAX_PROJECT_NAME_LENGTH, type ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { usePatchProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './history-page.module.css';

/** The name of a listed project, renamed where it is read: by a click or F2; Enter saves, Escape leaves it as it was. */
export function ProjectName({ project: { id, url, projectName } }: { project: ProjectListItem }) {
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
