import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-dialog.module.css';

type Props = {
  title: string;
  /** Fields and texts. */
  children: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** Whether there is nothing to submit. */
  isDisabled?: boolean;
  isDangerous?: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** A form in a dialog, with Cancel. Problems are said by its fields, not by the browser. */
export function FormDialog(props: Props) {
  const { title, children, submitLabel, pendingLabel, isPending, isDisabled = false, isDangerous = false, onSubmit, onClose } = props;
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isDisabled || isPending} {...(isDangerous && { color: 'red' })}>
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
