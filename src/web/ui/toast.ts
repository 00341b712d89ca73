import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';

type Tone = 'success' | 'error';

/** To take something back, people need longer than to read. */
const UNDO_MS = 12_000;

function show(tone: Tone, title: string, message: ReactNode, autoClose?: number) {
  // One at a time: a new toast replaces the current one.
  notifications.clean();
  notifications.show({
    title,
    message,
    withBorder: false,
    ...(autoClose === undefined ? {} : { autoClose }),
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close notification' },
    ...{ 'data-tone': tone },
  });
}

export const toast = {
  success: (title: string, message: string) => show('success', title, message),
  error: (title: string, message: string) => show('error', title, message),
  /** A change with the way back. */
  undoable(title: string, message: string, undo: () => void) {
    const onClick = () => {
      notifications.clean();
      undo();
    };
    const button = createElement('button', { key: 'undo', type: 'button', className: 'text-button', onClick }, 'Undo');
    show('success', title, [`${message} `, button], UNDO_MS);
  },
};
