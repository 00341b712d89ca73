import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { ACCOUNT_DATA_PATH } from '../../api/account.ts';
import { useSession } from '../../api/session.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
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
