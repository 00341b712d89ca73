import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { type AccountState, RECOVERY_CODE_COUNT, type SecondFactorSetup } from '#contracts/security.ts';
import { accountStateQuery, useDisableSecondFactor, useEnableSecondFactor, useStartSecondFactor } from '../../api/account.ts';
import { messageOf } from '../../api/client.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import qr from '../../ui/qr-code.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { ProofFields, useProof } from './proof-fields.tsx';
import { RecoveryCodesDialog, ShownCodes } from './recovery-codes-dialog.tsx';
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

function SecondFactorOffDialog({ onClose }: { onClose: () => void }) {
  const disable = useDisableSecondFactor();
  const { submit, ...fields } = useProof('Not Switched Off', async (proof) => {
    await disable.mutateAsync(proof);
    toast.success('Two-Step Sign-In Off', 'Your password alone signs you in.');
    onClose();
  });
  return (
    <FormDialog
      title="Switch off two-step sign-in"
      submitLabel="Switch off"
      pendingLabel="Switching off..."
      isPending={disable.isPending}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Anyone who knows your password can then sign in. Your recovery codes stop working.</p>
      <ProofFields {...fields} />
    </FormDialog>
  );
}

const TITLE = 'Set up two-step sign-in';

/** Password, then the QR code and a first code from the app, then the recovery codes. */
function SecondFactorSetupDialog({ onClose }: { onClose: () => void }) {
  const start = useStartSecondFactor();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { submit, ...fields } = useProof('Not Set Up', async ({ password }) => setSetup(await start.mutateAsync({ password })), {
    needsCode: false,
  });
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  if (setup) return <FirstCode setup={setup} onEnabled={setCodes} onClose={onClose} />;
  return (
    <FormDialog
      title={TITLE}
      submitLabel="Continue"
      pendingLabel="Checking..."
      isPending={start.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>You need an authenticator app on your phone, or a password manager that makes codes.</p>
      <ProofFields {...fields} needsCode={false} />
    </FormDialog>
  );
}

type FirstCodeProps = { setup: SecondFactorSetup; onEnabled: (codes: string[]) => void; onClose: () => void };

function FirstCode({ setup, onEnabled, onClose }: FirstCodeProps) {
  const enable = useEnableSecondFactor();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = useSingleFlight(async () => {
    if (code.trim() === '') return setProblem('Please enter the code.');
    try {
      onEnabled((await enable.mutateAsync({ code })).recoveryCodes);
    } catch (error) {
      setProblem(messageOf(error, 'The code could not be checked. Please try again.'));
    }
  });
  return (
    <FormDialog
      title={TITLE}
      submitLabel="Switch on"
      pendingLabel="Checking..."
      isPending={enable.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Scan this with the app. It is drawn in your browser and goes nowhere else.</p>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <p>
        No camera? Enter this key by hand: <code className={styles.key}>{groupsOfFour(setup.secret)}</code>
      </p>
      <TextInput
        label="Code from the app"
        description="Six digits; they change every 30 seconds"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        value={code}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

const groupsOfFour = (secret: string) =>
  Array.from({ length: Math.ceil(secret.length / 4) }, (_, i) => secret.slice(i * 4, i * 4 + 4)).join(' ');

/** ISO/IEC 18004: four light modules around the code, or readers don't find it. */
const QUIET_ZONE = 4;

/** A QR code, drawn in the browser: what it holds goes to nobody. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={qr.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={qr.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={qr.dark} d={path} />
    </svg>
  );
}
