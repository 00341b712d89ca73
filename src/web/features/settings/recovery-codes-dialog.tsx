import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNewRecoveryCodes, useRefreshSecurity } from '../../api/account.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextToKeep } from '../../ui/text-to-keep.tsx';
import { ProofFields, useProof } from './proof-fields.tsx';
import styles from './settings-page.module.css';

export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useNewRecoveryCodes();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { submit, ...fields } = useProof('No New Codes', async (proof) => {
    const { recoveryCodes } = await renew.mutateAsync(proof);
    setCodes(recoveryCodes);
  });
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title="New recovery codes"
      submitLabel="Make new codes"
      pendingLabel="Making..."
      isPending={renew.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>You get ten new codes. The old ones stop working at once.</p>
      <ProofFields {...fields} />
    </FormDialog>
  );
}

/** The codes, this one time. */
export function ShownCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const refresh = useRefreshSecurity();
  const done = () => {
    void refresh();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={done}
      closeOnClickOutside={false}
      title="Keep your recovery codes"
      centered
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      <div className={styles.dialog}>
        <p>Each signs you in once when you don’t have your phone. Print them or put them in a password manager: they are shown only now.</p>
        <TextToKeep label="Recovery codes" text={codes.join('\n')} copyLabel="Copy codes" />
        <Button onClick={done} data-autofocus>
          I have kept them
        </Button>
      </div>
    </Modal>
  );
}
