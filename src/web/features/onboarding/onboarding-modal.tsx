import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { projectPath } from '../../api/project-paths.ts';
import styles from './onboarding-modal.module.css';

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

function Welcome() {
  return (
    <>
      <p>
        Enter a website's URL. Sitebrief reads it as an editor reads a manuscript: it says what the business is, what stops visitors and how
        the site compares with five to eight competitors.
      </p>
      <p>You get a brief: a prompt that an AI website builder turns into a better site.</p>
      <p className={styles.aside}>Every statement shows the page and the words it rests on. Nothing is invented, and what works stays.</p>
    </>
  );
}

const STEPS = [
  {
    name: 'Analyze',
    text: 'The site is read: 12 pages or as many as you choose, their text, brand, forms and problems. Usually 10-15 seconds.',
  },
  { name: 'Compose', text: 'The analysis becomes a strategy in six parts. Read it and correct what you know better.' },
  { name: 'Choose Designer', text: 'Pick the builder. You get a prompt in its format to copy, download or save.' },
];

function Workflow() {
  return (
    <ol className={styles.list}>
      {STEPS.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function FirstProject({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p>Enter a URL on the dashboard and select Analyze Website. The pages arrive while you watch.</p>
      <p>
        This works at once, without an AI key: the built-in analyst reads every site. Where the operator has set an AI provider key, a model
        reads the pages too, writes the strategy and proofreads the prompt.
      </p>
      <p className={styles.aside}>
        Want to look around first?{' '}
        <Link to="/demo" onClick={onLeave}>
          Open the sample projects
        </Link>
        .
      </p>
    </>
  );
}

const SAMPLES = [
  { id: 'demo-coffee', name: 'Coffee subscription', text: 'Freshly roasted coffee by mail' },
  { id: 'demo-fitness', name: 'Fitness coaching', text: 'Personal training with bookings' },
  { id: 'demo-saas', name: 'SaaS analytics', text: 'B2B analytics on annual contracts' },
];

function SampleProjects({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p>Three finished projects to explore. They need no account and no key, and nothing you do there is stored.</p>
      <ul className={styles.list}>
        {SAMPLES.map(({ id, name, text }) => (
          <li key={id}>
            <h3>
              <Link to={projectPath('analysis', id, true)} onClick={onLeave}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
