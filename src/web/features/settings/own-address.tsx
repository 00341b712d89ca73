import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendConfirmation } from '../../api/account-links.ts';
import { accountStateQuery, useChangeNotifications } from '../../api/account-security.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
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
