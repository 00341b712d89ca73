import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel?: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = 'Cancel',
  isPending,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Modal opened={isOpen} onClose={onCancel} title={title} centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color="red" onClick={onConfirm} disabled={isPending}>
          {isPending ? pendingLabel : confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
