import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { openCommandPalette } from './command-palette.tsx';

/** Opens the command palette and shows its shortcut. */
export function PaletteButton() {
  return (
    <UnstyledButton
      onClick={openCommandPalette}
      aria-label="Go to a project or screen"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title="Go to ... (Ctrl+K)"
      style={{ display: 'inline-flex', padding: '0.35rem' }}
    >
      <IconSearch size={20} stroke={1.5} aria-hidden />
    </UnstyledButton>
  );
}
