import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { type BuilderConnection, MAX_BUILDER_NOTES_LENGTH } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { useConfigureBuilder } from '../../api/builders.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';

/** Enabled or not, and the owner's notes. */
export function ConfigureDialog({ connection, onClose }: { connection: BuilderConnection; onClose: () => void }) {
  const name = BUILDER_NAMES[connection.builderName];
  const [isEnabled, setEnabled] = useState(connection.isEnabled);
  const [notes, setNotes] = useState(connection.notes ?? '');
  const configure = useConfigureBuilder(connection.id);

  const failed = { title: 'Save Failed', fallback: 'The connection could not be saved. Your notes are still here; please try again.' };
  const save = useAction(failed, async () => {
    await configure.mutateAsync({ isEnabled, notes: notes.trim() === '' ? null : notes.trim() });
    toast.success('Connection Saved', `${name} is ${isEnabled ? 'enabled' : 'disabled'}.`);
    onClose();
  });

  return (
    <FormDialog
      title={`Configure ${name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={configure.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Switch label="Enabled" checked={isEnabled} onChange={setEnabled}>
        Offered when you choose a builder for a project. Projects written for it keep it.
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
    </FormDialog>
  );
}
