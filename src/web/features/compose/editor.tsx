import { Tabs, Textarea } from '@mantine/core';
import { MAX_OPTIMIZER_LENGTH } from '#contracts/project.ts';
import styles from './compose-page.module.css';
import { Preview } from './preview.tsx';
import type { AutoSaveState } from './use-auto-save.ts';

type Props = { text: string; onChange: (text: string) => void; wasRestored: boolean; autoSaved: AutoSaveState };

const SAYS: Record<AutoSaveState, string> = {
  idle: '',
  saving: 'Saving...',
  saved: 'Saved automatically.',
  failed: 'Not saved. Your text is kept in this browser; select Save to try again.',
};

/** The strategy as editable Markdown, with a preview in a tab. */
export function Editor({ text, onChange, wasRestored, autoSaved }: Props) {
  return (
    <Tabs defaultValue="write" keepMounted={false}>
      {wasRestored && <p className={styles.restored}>We restored edits you hadn't saved.</p>}
      <p className={styles.autoSaved} role="status">
        {SAYS[autoSaved]}
      </p>
      <Tabs.List>
        <Tabs.Tab value="write">Write</Tabs.Tab>
        <Tabs.Tab value="preview">Preview</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="write">
        <Textarea
          className={styles.editor ?? ''}
          aria-label="Website Optimizer Output, as Markdown"
          autosize
          minRows={16}
          maxLength={MAX_OPTIMIZER_LENGTH}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview">
        <Preview text={text} />
      </Tabs.Panel>
    </Tabs>
  );
}
