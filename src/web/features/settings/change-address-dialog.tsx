import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AddressChange } from '#contracts/account-links.ts';
import { useChangeAddress } from '../../api/account-links.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

type Problem = { field: 'email' | 'password'; message: string };

export function ChangeAddressDialog({ mail, onClose }: { mail: boolean; onClose: () => void }) {
  const change = useChangeAddress();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = useSingleFlight(async () => {
    const { data, error } = AddressChange.safeParse({ email, password });
    if (!data) {
      const issue = error.issues[0];
      return setProblem({ field: issue?.path[0] === 'password' ? 'password' : 'email', message: issue?.message ?? '' });
    }
    try {
      const result = await change.mutateAsync(data);
      if (result.state === 'sent') toast.success('Mail Sent', `Open the link that we sent to ${result.email}. Until then nothing changes.`);
      else toast.success('Address Changed', `You now sign in with ${result.email}.`);
      onClose();
    } catch (failure) {
      const message = messageOf(failure, 'The address could not be changed. Please try again.');
      if (hasStatus(failure, 409)) setProblem({ field: 'email', message });
      else if (hasStatus(failure, 403)) setProblem({ field: 'password', message });
      else toast.error('Address Not Changed', message);
    }
  });
  const said = (field: Problem['field']) => problem?.field === field && <span role="alert">{problem.message}</span>;

  return (
    <FormDialog
      title="Change address"
      submitLabel={mail ? 'Send the link' : 'Change address'}
      pendingLabel="Saving..."
      isPending={change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {mail
          ? 'We send a link to the new address. You keep signing in with the old one until the link is opened.'
          : 'This takes effect at once: you sign in with the new address.'}
      </p>
      <TextInput
        label="New email"
        type="email"
        autoComplete="email"
        data-autofocus
        value={email}
        error={said('email')}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        {...passwordToggle('password')}
        value={password}
        error={said('password')}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
