import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { PromptDocument } from '#contracts/prompt.ts';
import { NavButton } from '../../ui/nav-button.tsx';
import { safeHref } from '../../ui/safe-href.ts';
import { toast } from '../../ui/toast.ts';
import styles from './push-page.module.css';

type Props = { builder: string; prompt: PromptDocument; onSave: () => void; isSaving: boolean };

/** After the export: open the builder, save the export, or go home. A link that carries the prompt opens only on a click. */
export function ExportDone({ builder, prompt, onSave, isSaving }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const href = safeHref(prompt.deepLink ?? '') ?? safeHref(prompt.startPage);
  return (
    <section className={styles.done} aria-labelledby="exported">
      <h2 id="exported" ref={heading} tabIndex={-1} data-focus-target>
        Ready for {builder}
      </h2>
      <p>
        {prompt.deepLink
          ? 'The link opens the builder with the first block in place.'
          : 'Copy the first block, open the builder and paste it there.'}
        {prompt.notice && ` ${prompt.notice}`}
      </p>
      <div className={styles.doneActions}>
        {href && (
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => toast.success('Opening Builder', `${builder} opens in a new tab.`)}
          >
            Open in {builder}
          </Button>
        )}
        <Button variant="default" onClick={onSave} disabled={isSaving}>
          Save Export
        </Button>
        <NavButton to="/" variant="subtle">
          Back to Home
        </NavButton>
      </div>
    </section>
  );
}
