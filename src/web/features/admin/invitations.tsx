import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '#contracts/account-links.ts';
import { canInvite } from '#contracts/permissions.ts';
import { Role } from '#contracts/user.ts';
import { invitationsQuery, useInvite, useRevokeInvitation } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './admin-page.module.css';
import { LinkDialog } from './link-dialog.tsx';
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

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { user: actor } = useSession();
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const [problem, setProblem] = useState<string | null>(null);
  const roles = Role.options.filter((option) => actor && canInvite(actor, option));

  const submit = useSingleFlight(async () => {
    try {
      const { link, ...invitation } = await invite.mutateAsync({ email, role });
      if (link !== null) return;
      toast.success('Invitation Sent', `A mail with a link is on its way to ${invitation.email}.`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The invitation could not be made. Please try again.'));
    }
  });

  if (invite.data?.link)
    return (
      <LinkDialog
        title="Invitation"
        link={invite.data.link}
        about={`For ${invite.data.email}. It works once, within a week.`}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title="Invite someone"
      submitLabel="Invite"
      pendingLabel="Inviting..."
      isPending={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        data-autofocus
        value={email}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {roles.length > 1 && (
        <NativeSelect
          label="Role"
          value={role}
          data={roles.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          onChange={(event) => setRole(Role.parse(event.currentTarget.value))}
        />
      )}
    </FormDialog>
  );
}
