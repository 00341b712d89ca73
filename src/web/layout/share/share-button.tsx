import { type ReactNode, useState } from 'react';
import { sayNotLoaded, useOnDemand } from '../use-on-demand.ts';

type Props = {
  projectId: string;
  isDemo?: boolean;
  /** The button, given what opens the dialog. */
  children: (open: () => void) => ReactNode;
};

/** A button that opens the dialog to share a project; the dialog is loaded on first use. */
export function ShareButton({ projectId, isDemo = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const Dialog = useOnDemand(
    isOpen,
    () => import('./share-dialog.tsx'),
    () => {
      setOpen(false);
      sayNotLoaded('The dialog could not be loaded');
    },
  );
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && Dialog && <Dialog projectId={projectId} isDemo={isDemo} onClose={() => setOpen(false)} />}
    </>
  );
}
