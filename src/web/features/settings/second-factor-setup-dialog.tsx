import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorSetup } from '#contracts/security.ts';
import { useEnableSecondFactor, useStartSecondFactor } from '../../api/account-security.ts';
import { messageOf } from '../../api/client.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { ProofFields, useProof } from './proof-fields.tsx';
import { ShownCodes } from './recovery-codes-dialog.tsx';
import styles from './settings-page.module.css';

const TITLE = 'Set up two-step sign-in';

/** Password, then the QR code and a first code from the app, then the recovery codes. */
export function SecondFactorSetupDialog({ onClose }: { onClose: () => void }) {
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
