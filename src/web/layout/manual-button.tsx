import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { useOnDemand } from './use-on-demand.ts';

/** Opens the User Manual; its text is loaded on the first click. */
export function ManualButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const ManualDialog = useOnDemand(
    isOpen,
    () => import('../features/manual/manual-dialog.tsx'),
    () => {
      setOpen(false);
      toast.error('The manual could not be loaded', 'Please check your connection and try again.');
    },
  );
  return (
    <>
      <UnstyledButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </UnstyledButton>
      {ManualDialog && <ManualDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
