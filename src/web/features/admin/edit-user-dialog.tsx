import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser, AdminUserChange } from '#contracts/admin.ts';
import { assignableRoles, canSetActive } from '#contracts/permissions.ts';
import { Role, Tier, type User } from '#contracts/user.ts';
import { useChangeUser } from '../../api/admin.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './admin-page.module.css';
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
