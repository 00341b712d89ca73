import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '#contracts/account-links.ts';
import { canInvite } from '#contracts/permissions.ts';
import { invitationsQuery, useRevokeInvitation } from '../../api/admin.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { dayOf, ROLE_NAMES } from './user-words.ts';

/** Open invitations, and inviting: also while registration is closed. */
export function Invitations() {
  const query = useQuery(invitationsQuery);
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-labelledby="invitations" className={styles.invitations}>
      <div className={styles.invitationsHead}>
        <h2 id="invitations">Invitations</h2>
        <Button variant="default" leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setAsked(true)}>
          Invite
        </Button>
      </div>
      <p className={styles.note}>An invited person creates an account also while registration is closed. Each invitation lasts a week.</p>
      <Loaded query={query} rows={1} loading="Loading invitations..." failed="The invitations could not be loaded" level={3}>
        {(invitations) =>
          invitations.length > 0 && (
            <ShowMore items={invitations} count={10} noun="invitations">
              {(shown) => (
                <ul className={styles.invitationList}>
                  {shown.map((invitation) => (
                    <Row key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              )}
            </ShowMore>
          )
        }
      </Loaded>
      {isAsked && <InviteDialog onClose={() => setAsked(false)} />}
    </section>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const { user: actor } = useSession();
  const revoke = useRevokeInvitation();
  const submit = useAction({ title: 'Not Revoked', fallback: 'The invitation could not be revoked. Please try again.' }, async () => {
    await revoke.mutateAsync(id);
    toast.success('Invitation Revoked', `The link of ${email} no longer works.`);
  });
  return (
    <li>
      <div className={styles.invitee}>
        <strong>{email}</strong>
        <p>
          {ROLE_NAMES[role]}, invited by {invitedBy}, until {dayOf(expiresAt)}
        </p>
      </div>
      {actor && canInvite(actor, role) && (
        <SmallButton variant="default" onClick={submit} disabled={revoke.isPending} aria-label={`Revoke the invitation of ${email}`}>
          Revoke
        </SmallButton>
      )}
    </li>
  );
}
