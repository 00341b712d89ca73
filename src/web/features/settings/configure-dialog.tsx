import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BUILDER_NAMES, type BuilderConnection, MAX_BUILDER_NOTES_LENGTH } from '#contracts/builder.ts';
import { useConfigureBuilder } from '../../api/builders.ts';
import { messageOf } from '../../api/client.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './settings-page.module.css';

/** Enabled or not, and the owner's notes. */
export function ConfigureDialog({ connection, onClose }: { connection: BuilderConnection; onClose: () => void }) {
  const name = BUILDER_NAMES[connection.builderName];
  const [isEnabled, setEnabled] = useState(connection.isEnabled);
  const [notes, setNotes] = useState(connection.notes ?? '');
  const configure = useConfigureBuilder(connection.id);

  const save = useSingleFlight(async () => {
    try {
      await configure.mutateAsync({ isEnabled, notes: notes.trim() === '' ? null : notes.trim() });
    } catch (error) {
      return toast.error(
        'Save Failed',
        messageOf(error, 'The connection could not be saved. Your notes are still here; please try again.'),
      );
    }
    toast.success('Connection Saved', `${name} is ${isEnabled ? 'enabled' : 'disabled'}.`);
    onClose();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <Modal opened onClose={onClose} title={`Configure ${name}`} centered closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <form onSubmit={submit} className={styles.form}>
        <Switch label="Enabled" checked={isEnabled} onChange={setEnabled}>
          Whether you work with this builder.
        </Switch>
        <Textarea
          label="Configuration notes"
          description="Workspace, account, guidelines: anything you need each time. No passwords or keys."
          autosize
          minRows={4}
          maxRows={12}
          maxLength={MAX_BUILDER_NOTES_LENGTH}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={configure.isPending}>
            {configure.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
