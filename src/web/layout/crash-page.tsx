import { Button } from '@mantine/core';
import { StateBlock } from '../ui/states.tsx';
import styles from './page.module.css';

/** Shown when a screen fails to load or render: usually a new version was deployed in the meantime. */
export function CrashPage() {
  return (
    <main id="content" className={styles.page}>
      <StateBlock
        level={1}
        tone="error"
        title="This page could not be shown"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            <Button component="a" href="/" variant="default">
              Go Back Home
            </Button>
          </>
        }
      >
        Everything you saved is kept. Loading the page again usually helps, for example after an update of Sitebrief.
      </StateBlock>
    </main>
  );
}
