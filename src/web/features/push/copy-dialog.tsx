import { Modal, Textarea } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './push-page.module.css';

type Props = { isOpen: boolean; text: string; onClose: () => void };

/** The full prompt, to copy by button or by hand. */
export function CopyDialog({ isOpen, text, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Copy Prompt" size="xl" closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <Textarea readOnly aria-label="The full prompt" value={text} rows={16} className={styles.copyText ?? ''} data-autofocus />
      <div className={styles.copyActions}>
        <CopyButton
          variant="filled"
          text={text}
          onCopied={() => toast.success('Copied to Clipboard', 'The full prompt is ready to paste.')}
        >
          Copy to Clipboard
        </CopyButton>
      </div>
    </Modal>
  );
}
