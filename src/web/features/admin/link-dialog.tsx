import { Button, Modal } from '@mantine/core';
import { TextToKeep } from '../../ui/text-to-keep.tsx';
import styles from './admin-page.module.css';

/** A link to hand over, shown this one time. */
export function LinkDialog({ title, link, about, onClose }: { title: string; link: string; about: string; onClose: () => void }) {
  // Relative where the server does not know its public address; this browser does.
  const address = new URL(link, window.location.href).href;
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={title} centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <div className={styles.link}>
        <p className={styles.email}>{about} Hand it over in a way that only this person reads; it is shown only now.</p>
        <TextToKeep label="Link" text={address} copyLabel="Copy link" />
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
