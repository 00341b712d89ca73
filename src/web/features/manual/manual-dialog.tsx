import { Modal, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ApiSetup } from './chapters/api-setup.tsx';
import { BestPractices } from './chapters/best-practices.tsx';
import { Features } from './chapters/features.tsx';
import { GettingStarted } from './chapters/getting-started.tsx';
import { Overview } from './chapters/overview.tsx';
import { Troubleshooting } from './chapters/troubleshooting.tsx';
import { WorkflowGuide } from './chapters/workflow-guide.tsx';
import styles from './manual-dialog.module.css';

const CHAPTERS = [
  { value: 'overview', title: 'Overview', Text: Overview },
  { value: 'start', title: 'Getting Started', Text: GettingStarted },
  { value: 'workflow', title: 'Workflow Guide', Text: WorkflowGuide },
  { value: 'features', title: 'Features', Text: Features },
  { value: 'practices', title: 'Best Practices', Text: BestPractices },
  { value: 'trouble', title: 'Troubleshooting', Text: Troubleshooting },
  { value: 'setup', title: 'API Setup', Text: ApiSetup },
];

/** The User Manual: seven chapters, one at a time. */
export default function ManualDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isWide = useMediaQuery('(min-width: 48em)') ?? true;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="62rem"
      title="User Manual"
      fullScreen={!isWide}
      closeButtonProps={{ 'aria-label': 'Close manual' }}
    >
      <Tabs
        defaultValue={CHAPTERS[0]?.value ?? ''}
        keepMounted={false}
        orientation={isWide ? 'vertical' : 'horizontal'}
        className={styles.manual ?? ''}
      >
        <Tabs.List className={styles.contents ?? ''} aria-label="Chapters">
          {CHAPTERS.map(({ value, title }) => (
            <Tabs.Tab key={value} value={value}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {CHAPTERS.map(({ value, title, Text }) => (
          <Tabs.Panel key={value} value={value} className={styles.chapter ?? ''} tabIndex={0}>
            <h2>{title}</h2>
            <Text />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Modal>
  );
}
