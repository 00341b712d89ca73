import { PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressChange } from '#contracts/account-links.ts';
import { accountStateQuery, useChangeNotifications } from '../../api/account.ts';
import { useChangeAddress, useSendConfirmation } from '../../api/account-links.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './settings-page.module.css';

/** The address one signs in with, whether it is confirmed, and what is sent to it. */
export function OwnAddress() {
  const query = useQuery(accountStateQuery);
  return (
    <Loaded query={query} rows={2} loading="Loading..." failed="Your address could not be loaded" level={3}>
      {({ mail, emailConfirmed, mailWhenDone }) => (
        <ul className={styles.rows}>
          <Address mail={mail} isConfirmed={emailConfirmed} />
          {mail && <WhenDone isOn={mailWhenDone} />}
        </ul>
      )}
    </Loaded>
  );
}

function Address({ mail, isConfirmed }: { mail: boolean; isConfirmed: boolean }) {
  const { user } = useSession();
  const [isAsked, setAsked] = useState(false);
  const sendConfirmation = useSendConfirmation();
  const send = useAction({ title: 'No Mail Sent', fallback: 'The mail could not be sent. Please try again.' }, async () => {
    await sendConfirmation.mutateAsync();
    toast.success('Mail Sent', `A link is on its way to ${user?.email}.`);
  });
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <h3>{user?.email}</h3>
        <p>You sign in with this address.</p>
      </div>
      {mail && <Badge tone={isConfirmed ? 'done' : 'plain'}>{isConfirmed ? 'Confirmed' : 'Not confirmed'}</Badge>}
      {mail && !isConfirmed && (
        <SmallButton variant="default" onClick={send} disabled={sendConfirmation.isPending}>
          Send the link again
        </SmallButton>
      )}
      <SmallButton variant="default" onClick={() => setAsked(true)}>
        Change address
      </SmallButton>
      {isAsked && <ChangeAddressDialog mail={mail} onClose={() => setAsked(false)} />}
    </li>
  );
}

function WhenDone({ isOn }: { isOn: boolean }) {
  const change = useChangeNotifications();
  const failed = { title: 'Save Failed', fallback: 'The setting could not be saved. Please try again.' };
  const set = useAction(failed, (mailWhenDone: boolean) => change.mutateAsync({ mailWhenDone }));
  // While saving, the switch shows the requested state.
  const shown = change.isPending ? change.variables.mailWhenDone : isOn;
  return (
    <li className={styles.switch}>
      <Switch label="Mail when an analysis is done" checked={shown} onChange={set}>
        One message for each finished analysis, with a link to it.
      </Switch>
    </li>
  );
}

type Problem = { field: 'email' | 'password'; message: string };

function ChangeAddressDialog({ mail, onClose }: { mail: boolean; onClose: () => void }) {
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
