import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import styles from './onboarding-modal.module.css';
import { FirstProject, SampleProjects, Welcome, Workflow } from './onboarding-steps.tsx';

type Props = { isOpen: boolean; isSignedIn: boolean; onClose: () => void };
type Step = { title: ReactNode; body: ReactNode };

/** Line breaks are allowed next to the number, not within it. */
const WorkflowTitle = () => (
  <>
    Your <span className={styles.whole}>3-Step</span> Workflow
  </>
);

/** The introduction in three steps. Visitors end at the samples, signed-in people at their first project. */
export default function OnboardingModal({ isOpen, isSignedIn, onClose }: Props) {
  const steps: Step[] = [
    { title: 'Welcome to Sitebrief', body: <Welcome /> },
    { title: <WorkflowTitle />, body: <Workflow /> },
    isSignedIn
      ? { title: 'Start Your First Project', body: <FirstProject onLeave={onClose} /> }
      : { title: 'Try Our Demo Projects', body: <SampleProjects onLeave={onClose} /> },
  ];
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLSpanElement>(null);
  const step = steps[index];
  const isLast = index === steps.length - 1;

  function show(next: number) {
    setIndex(next);
    // The pressed button may be gone with its step: move screen readers to the new heading.
    heading.current?.focus();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      centered
      size="36rem"
      data-introduction
      closeButtonProps={{ 'aria-label': 'Close introduction' }}
      title={
        <span ref={heading} tabIndex={-1} data-focus-target data-autofocus className={styles.title}>
          {step?.title}
        </span>
      }
    >
      <div className={styles.step}>{step?.body}</div>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => show(index - 1)} disabled={index === 0}>
          Back
        </Button>
        <p className={styles.count} aria-live="polite">
          {index + 1} of {steps.length}
        </p>
        <Button onClick={isLast ? onClose : () => show(index + 1)}>{isLast ? 'Get Started' : 'Next'}</Button>
      </div>
    </Modal>
  );
}
