import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETED_KEPT_DAYS, type DeletedProject } from '#contracts/organize.ts';
import { displayHost } from '#contracts/website-url.ts';
import { deletedProjectsQuery } from '../../api/organize.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './history-page.module.css';
import { countOf, type useOrganizer } from './use-organizer.ts';

/** Deleted projects that can still be restored, and their end at once. */
export function DeletedProjects({ organizer }: { organizer: ReturnType<typeof useOrganizer> }) {
  const deleted = useQuery(deletedProjectsQuery);
  const [asked, setAsked] = useState<DeletedProject[] | null>(null);
  return (
    <>
      <Loaded query={deleted} rows={3} loading="Loading deleted projects..." failed="Your deleted projects could not be loaded">
        {(list) =>
          list.length === 0 ? (
            <p className={styles.empty}>Nothing here. Projects you delete can be restored from here for {DELETED_KEPT_DAYS} days.</p>
          ) : (
            <>
              <p className={styles.note}>
                Deleted for good after {DELETED_KEPT_DAYS} days.{' '}
                <SmallButton onClick={() => setAsked(list)} disabled={organizer.isPending}>
                  Delete all now
                </SmallButton>
              </p>
              <ul className={styles.rows}>
                {list.map((project) => (
                  <li key={project.id} className={styles.deleted}>
                    <div className={styles.about}>
                      <h2 className={styles.url}>{project.url}</h2>
                      {project.projectName && <p className={styles.name}>{project.projectName}</p>}
                      <p className={styles.facts}>
                        <span>
                          Deleted <TimeAgo moment={project.deletedAt} />
                        </span>
                        <span>
                          Ends <TimeAgo moment={project.endsAt} />
                        </span>
                      </p>
                    </div>
                    <div className={styles.actions}>
                      <SmallButton
                        onClick={() => setAsked([project])}
                        disabled={organizer.isPending}
                        aria-label={`Delete now: ${displayHost(project.url)}`}
                      >
                        Delete now
                      </SmallButton>
                      <SmallButton
                        variant="default"
                        onClick={() => organizer.change('restore', [project.id])}
                        disabled={organizer.isPending}
                        aria-label={`Restore ${displayHost(project.url)}`}
                      >
                        Restore
                      </SmallButton>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete for good?"
        confirmLabel="Delete now"
        pendingLabel="Deleting..."
        isPending={organizer.isPending}
        onConfirm={() =>
          organizer.purge(
            (asked ?? []).map(({ id }) => id),
            () => setAsked(null),
          )
        }
        onCancel={() => setAsked(null)}
      >
        {countOf(asked?.length ?? 0)} with all analyses, texts, exports and checks. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
