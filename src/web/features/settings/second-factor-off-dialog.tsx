import { useDisableSecondFactor } from '../../api/account-security.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { ProofFields, useProof } from './proof-fields.tsx';

export function SecondFactorOffDialog({ onClose }: { onClose: () => void }) {
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
