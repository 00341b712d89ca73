import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountChange, PasswordChange } from '#contracts/account.ts';
import { PASSWORDS_DIFFER, type User } from '#contracts/user.ts';
import { useChangeAccount, useChangePassword } from '../../api/account.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { PasswordField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './settings-page.module.css';

/** The user's own names and phone number. */
export function OwnDetails() {
  const { user } = useSession();
  return user && <Details user={user} />;
}

function Details({ user }: { user: User }) {
  const change = useChangeAccount();
  const { firstName, lastName, phoneNumber } = user;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { firstName, lastName, phoneNumber },
    validate: schemaResolver(AccountChange, { sync: true }),
  });

  const failed = { title: 'Save Failed', fallback: 'Your details could not be saved. They are still in the form; please try again.' };
  const submit = useAction(failed, async (values: typeof form.values) => {
    const { firstName, lastName, phoneNumber } = await change.mutateAsync(values);
    form.setInitialValues({ firstName, lastName, phoneNumber });
    form.reset();
    toast.success('Account Saved', 'Your details were changed.');
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate aria-label="Your account">
      <div className={styles.pair}>
        <TextField of={form} name="firstName" label="First Name" autoComplete="given-name" />
        <TextField of={form} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <TextField of={form} name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
      <div>
        <Button type="submit" variant="default" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save details'}
        </Button>
      </div>
    </form>
  );
}

const resolve = schemaResolver(PasswordChange, { sync: true });
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

function validate(values: PasswordChange) {
  // The schema compares the two only when all else is valid; report a mismatch at once.
  const differ = values.newPassword !== values.confirmPassword ? { confirmPassword: PASSWORDS_DIFFER } : {};
  return { ...resolve(values), ...differ };
}

export function OwnPassword() {
  const change = useChangePassword();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate });

  const submit = useSingleFlight(async (values: PasswordChange) => {
    try {
      await change.mutateAsync(values);
      form.reset();
      toast.success('Password Changed', "You've been signed out everywhere else.");
    } catch (error) {
      const message = messageOf(error, 'The password could not be changed. The old one still works.');
      // 403: the current password was wrong. Show it at the field.
      if (hasStatus(error, 403)) form.setFieldError('currentPassword', message);
      else toast.error('Password Not Changed', message);
    }
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate aria-label="Password">
      <PasswordField of={form} name="currentPassword" what="current password" label="Current Password" autoComplete="current-password" />
      <div className={styles.pair}>
        <PasswordField
          of={form}
          name="newPassword"
          what="new password"
          label="New Password"
          description="At least 8 characters"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
        />
        <PasswordField
          of={form}
          name="confirmPassword"
          what="confirmed password"
          label="Confirm New Password"
          autoComplete="new-password"
        />
      </div>
      <div>
        <Button type="submit" variant="default" disabled={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
