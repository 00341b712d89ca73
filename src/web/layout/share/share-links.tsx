import { useQuery } from '@tanstack/react-query';
import { SECTION_TITLES, type Share } from '#contracts/share.ts';
import { sharesQuery, useRevokeShare } from '../../api/shares.ts';
import { useAction } from '../../api/use-action.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './share-dialog.module.css';

const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' });

/** The links of a project, each with who can still open it and how often that happened. */
export function ShareLinks({ projectId }: { projectId: string }) {
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
