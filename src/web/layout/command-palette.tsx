import { getHotkeyHandler, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { sayNotLoaded, useOnDemand } from './use-on-demand.ts';

const OPEN = 'open-command-palette';

/** Opens the command palette from a button. */
export function openCommandPalette() {
  window.dispatchEvent(new Event(OPEN));
}

/** Listens for Ctrl+K or Cmd+K; the palette itself is loaded on first use. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useWindowEvent(OPEN, () => setOpen(true));
  useWindowEvent('keydown', getHotkeyHandler([['mod+K', () => setOpen((before) => !before)]]));
  const Dialog = useOnDemand(
    isOpen,
    () => import('./command-palette-dialog.tsx'),
    () => {
      setOpen(false);
      sayNotLoaded('The palette could not be loaded');
    },
  );
  return Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
