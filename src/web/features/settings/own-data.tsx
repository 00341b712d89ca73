import { Button, PasswordInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PASSWORD_REQUIRED } from '#contracts/user.ts';
import { ACCOUNT_DATA_PATH, useDeleteAccount } from '../../api/account.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { passwordToggle } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './settings-page.module.css';

/** Download all own data, or delete the account. */
export function OwnData() {
  const { user } = useSession();
  const [isAsked, setAsked] = useState(false);
  return (
    <ul className={styles.rows}>
      <li className={styles.session}>
        <div className={styles.words}>
          <h3>Download</h3>
          <p>Your account, projects with analyses and prompts, exports, connections and usage, as one JSON file.</p>
        </div>
        <Button
          component="a"
          href={ACCOUNT_DATA_PATH}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          Download my data
        </Button>
      </li>
      <li className={styles.session}>
        <div className={styles.words}>
          <h3>Delete account</h3>
          <p>
            {user?.role === 'user'
              ? 'Deletes your account and everything in it, at once and for good.'
              : 'Administrators can’t delete their own account. Ask another admin to remove your role first.'}
          </p>
        </div>
        {user?.role === 'user' && (
          <Button variant="default" className={styles.danger ?? ''} onClick={() => setAsked(true)}>
            Delete account
          </Button>
        )}
      </li>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </ul>
  );
}

/** Asks for the password again: this cannot be undone. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending, forget } = useDeleteAccount();
  const navigate = useNavigate();

  const remove = useSingleFlight(async () => {
    if (password === '') return setProblem(PASSWORD_REQUIRED);
    try {
      await mutateAsync({ password });
    } catch (error) {
      const message = messageOf(error, 'Your account could not be deleted. Nothing was changed; please try again.');
      if (hasStatus(error, 403)) setProblem(message);
      else toast.error('Account Not Deleted', message);
      return;
    }
    // Navigate to `/`, which is public, before clearing the session: else this screen's gate would redirect to sign-in.
    await navigate('/', { flushSync: true });
    forget();
    toast.success('Account Deleted', 'Your account and everything in it is gone.');
  });

  return (
    <FormDialog
      title="Delete account"
      submitLabel="Delete my account"
      pendingLabel="Deleting..."
      isPending={isPending}
      isDangerous
      onSubmit={remove}
      onClose={onClose}
    >
      <p>
        Your projects, analyses, prompts, exports and settings are deleted with the account. This action cannot be undone. Download your
        data first if you may need it.
      </p>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        {...passwordToggle('password')}
        value={password}
        error={problem}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
