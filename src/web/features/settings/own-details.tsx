import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountChange } from '#contracts/account.ts';
import type { User } from '#contracts/user.ts';
import { useChangeAccount } from '../../api/account.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
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
