import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountState, RECOVERY_CODE_COUNT } from '#contracts/security.ts';
import { accountStateQuery } from '../../api/account-security.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondFactorOffDialog } from './second-factor-off-dialog.tsx';
import { SecondFactorSetupDialog } from './second-factor-setup-dialog.tsx';
import styles from './settings-page.module.css';

/** Fewer codes than this are worth a word. */
const FEW_CODES = 4;

export function SecondFactor() {
  const query = useQuery(accountStateQuery);
  return (
    <Loaded query={query} rows={2} loading="Loading..." failed="Two-step sign-in could not be loaded" level={3}>
      {({ secondFactor }) => <State {...secondFactor} />}
    </Loaded>
  );
}

function State({ enabledAt, recoveryCodesLeft, required }: AccountState['secondFactor']) {
  const [asked, setAsked] = useState<'setup' | 'codes' | 'off' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ul className={styles.rows}>
        <li className={styles.session}>
          <div className={styles.words}>
            <h3>Authenticator app</h3>
            <p>
              {enabledAt ? (
                <>
                  On since <TimeAgo moment={enabledAt} />. Signing in needs your password and a code from the app.
                </>
              ) : (
                'A code from an app on your phone, asked for after your password. A stolen password alone then opens nothing.'
              )}
            </p>
            {required && !enabledAt && <p>Administrators of this installation must switch it on.</p>}
          </div>
          <span className={styles.state}>
            <Badge tone={enabledAt ? 'done' : 'plain'}>{enabledAt ? 'On' : 'Off'}</Badge>
          </span>
          {enabledAt ? (
            <Button variant="default" disabled={required} onClick={() => setAsked('off')}>
              Switch off
            </Button>
          ) : (
            <Button variant="default" onClick={() => setAsked('setup')}>
              Set up
            </Button>
          )}
        </li>
        {enabledAt && (
          <li className={styles.session}>
            <div className={styles.words}>
              <h3>Recovery codes</h3>
              <p>
                {recoveryCodesLeft} of {RECOVERY_CODE_COUNT} are left, for when you don’t have your phone.
                {recoveryCodesLeft < FEW_CODES && ' Make new ones soon.'}
              </p>
            </div>
            <Button variant="default" onClick={() => setAsked('codes')}>
              Make new codes
            </Button>
          </li>
        )}
      </ul>
      {asked === 'setup' && <SecondFactorSetupDialog onClose={close} />}
      {asked === 'codes' && <RecoveryCodesDialog onClose={close} />}
      {asked === 'off' && <SecondFactorOffDialog onClose={close} />}
    </>
  );
}
