import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { canInvite } from '#contracts/permissions.ts';
import { Role } from '#contracts/user.ts';
import { useInvite } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ROLE_NAMES } from './user-words.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
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
