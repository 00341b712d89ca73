import { Modal, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import ReactMarkdown from 'react-markdown';
import apiSetup from './chapters/api-setup.md?raw';
import bestPractices from './chapters/best-practices.md?raw';
import features from './chapters/features.md?raw';
import gettingStarted from './chapters/getting-started.md?raw';
import overview from './chapters/overview.md?raw';
import troubleshooting from './chapters/troubleshooting.md?raw';
import workflowGuide from './chapters/workflow-guide.md?raw';
import styles from './manual-dialog.module.css';

const CHAPTERS = [
  { value: 'overview', title: 'Overview', text: overview },
  { value: 'start', title: 'Getting Started', text: gettingStarted },
  { value: 'workflow', title: 'Workflow Guide', text: workflowGuide },
  { value: 'features', title: 'Features', text: features },
  { value: 'practices', title: 'Best Practices', text: bestPractices },
  { value: 'trouble', title: 'Troubleshooting', text: troubleshooting },
  { value: 'setup', title: 'API Setup', text: apiSetup },
];

/** The manual links only to pages of this installation; they open in a new tab, so that the dialog stays. */
function NewTabLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}

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
        {CHAPTERS.map(({ value, title, text }) => (
          <Tabs.Panel key={value} value={value} className={styles.chapter ?? ''} tabIndex={0}>
            <h2>{title}</h2>
            <ReactMarkdown components={{ a: NewTabLink }}>{text}</ReactMarkdown>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Modal>
  );
}
