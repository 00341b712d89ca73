import { NativeSelect, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser, AdminUserChange } from '#contracts/admin.ts';
import { assignableRoles, canSetActive } from '#contracts/permissions.ts';
import { PASSWORD_MIN_LENGTH, Role, Tier, type User } from '#contracts/user.ts';
import { useChangeUser, useDeleteUser, usePasswordLink, useResetPassword, useResetSecondFactor } from '../../api/admin.ts';
import { messageOf } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './admin-page.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { fullName, ROLE_NAMES, TIER_NAMES } from './user-words.ts';

type Props = { user: AdminUser; actor: User; onClose: () => void };

/** Role, tier, active or not. Only what was changed is sent. */
export function EditUserDialog({ user, actor, onClose }: Props) {
  const [role, setRole] = useState(user.role);
  const [tier, setTier] = useState(user.tier);
  const [isActive, setActive] = useState(user.isActive);
  const change = useChangeUser(user.id);
  const roles = assignableRoles(actor, user);
  const isSame = role === user.role && tier === user.tier && isActive === user.isActive;

  const failed = { title: 'Update Failed', fallback: 'The account could not be changed. Please try again.' };
  const save = useAction(failed, async () => {
    const changed: AdminUserChange = {};
    if (role !== user.role) changed.role = role;
    if (tier !== user.tier) changed.tier = tier;
    if (isActive !== user.isActive) changed.isActive = isActive;
    await change.mutateAsync(changed);
    toast.success('User Updated', `${user.email} was changed.`);
    onClose();
  });

  return (
    <FormDialog
      title={`Edit ${fullName(user)}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={change.isPending}
      isDisabled={isSame}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.email}>{user.email}</p>
      <NativeSelect
        label="Role"
        value={role}
        disabled={roles.length === 1}
        description={roles.length === 1 ? 'Only a super admin changes this role.' : undefined}
        data={roles.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        onChange={(event) => setRole(Role.parse(event.currentTarget.value))}
      />
      <NativeSelect
        label="Tier"
        description="Sets the monthly analysis limit."
        value={tier}
        data={Tier.options.map((value) => ({ value, label: TIER_NAMES[value] }))}
        onChange={(event) => setTier(Tier.parse(event.currentTarget.value))}
      />
      <Switch label="Active" checked={isActive} disabled={!canSetActive(actor, user)} onChange={setActive}>
        {canSetActive(actor, user) ? 'Switched off, the person is signed out at once and can’t sign in.' : whyNotActive(user, actor)}
      </Switch>
    </FormDialog>
  );
}

const whyNotActive = (user: AdminUser, actor: User) =>
  user.id === actor.id ? "You can't deactivate your own account." : 'Only a super admin can activate or deactivate admins.';

/** The person chooses the password; the administrator never learns it. */
export function PasswordLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const make = usePasswordLink(user.id);
  const failed = { title: 'No Link', fallback: 'The link could not be made. Please try again.' };
  const submit = useAction(failed, async () => {
    const { link } = await make.mutateAsync();
    if (link !== null) return;
    toast.success('Mail Sent', `A link to set a new password is on its way to ${user.email}.`);
    onClose();
  });
  if (make.data?.link)
    return (
      <LinkDialog
        title="Password reset link"
        link={make.data.link}
        about={`For ${user.email}. It works once, within one hour.`}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={`Password reset link for ${fullName(user)}`}
      submitLabel="Make the link"
      pendingLabel="Making..."
      isPending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.email}>
        With it {user.email} chooses a new password. Until then the old one works. Where this installation sends mail, the link goes to the
        address; else you get it to hand over.
      </p>
    </FormDialog>
  );
}

export function ResetSecondFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const reset = useResetSecondFactor(user.id);
  const failed = { title: 'Not Reset', fallback: 'Two-step sign-in could not be reset. Please try again.' };
  const submit = useAction(failed, async () => {
    await reset.mutateAsync();
    toast.success('Two-Step Sign-In Reset', `${user.email} signs in with the password alone.`);
    onClose();
  });
  return (
    <FormDialog
      title={`Reset two-step sign-in of ${fullName(user)}`}
      submitLabel="Reset"
      pendingLabel="Resetting..."
      isPending={reset.isPending}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.email}>
        For someone who lost the phone and the recovery codes. Make sure that it is {user.email} who asks. Every session of the account
        ends, and the password alone signs in until it is set up again.
      </p>
    </FormDialog>
  );
}

/** The message for a password under eight characters. */
const TOO_SHORT = 'Password must be at least 8 characters long';

export function ResetPasswordDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useResetPassword(user.id);

  const save = useSingleFlight(async () => {
    if (password.length < PASSWORD_MIN_LENGTH) return setProblem(TOO_SHORT);
    try {
      await reset.mutateAsync(password);
    } catch (error) {
      return setProblem(`Failed to reset password: ${messageOf(error, 'the call did not come through. The old password still works.')}`);
    }
    toast.success('Password reset successfully', `Every session of ${user.email} has ended.`);
    onClose();
  });

  return (
    <FormDialog
      title={`Reset password of ${fullName(user)}`}
      submitLabel="Reset password"
      pendingLabel="Resetting..."
      isPending={reset.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.email}>{user.email} is signed out everywhere, and signs in with the password you set here.</p>
      <PasswordInput
        label="New password"
        description="At least 8 characters"
        autoComplete="new-password"
        {...passwordToggle('password')}
        data-autofocus
        value={password}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser(user.id);
  const failed = { title: 'Delete Failed', fallback: 'The account could not be deleted. Please try again.' };
  const confirm = useAction(failed, async () => {
    await remove.mutateAsync();
    toast.success('User Deleted', `${user.email} and all projects of the account are gone.`);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete User"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Are you sure you want to delete {user.email}? All projects of the account are deleted with it. This action cannot be undone.
    </ConfirmDialog>
  );
}
