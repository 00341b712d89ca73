import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountChange } from '#contracts/account.ts';
import type { User } from '#contracts/user.ts';
import { useChangeAccount } from '../../api/account.ts';
import { messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
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

  const submit = useSingleFlight(async (values: typeof form.values) => {
    try {
      const { firstName, lastName, phoneNumber } = await change.mutateAsync(values);
      form.setInitialValues({ firstName, lastName, phoneNumber });
      form.reset();
      toast.success('Account Saved', 'Your details were changed.');
    } catch (error) {
      toast.error('Save Failed', messageOf(error, 'Your details could not be saved. They are still in the form; please try again.'));
    }
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate aria-label="Your account">
      <p>
        {user.email} <span className={styles.faint}>is the address you sign in with.</span>
      </p>
      <div className={styles.pair}>
        <TextInput label="First Name" autoComplete="given-name" key={form.key('firstName')} {...form.getInputProps('firstName')} />
        <TextInput label="Last Name" autoComplete="family-name" key={form.key('lastName')} {...form.getInputProps('lastName')} />
      </div>
      <TextInput label="Phone Number" type="tel" autoComplete="tel" key={form.key('phoneNumber')} {...form.getInputProps('phoneNumber')} />
      <div>
        <Button type="submit" variant="default" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save details'}
        </Button>
      </div>
    </form>
  );
}
