import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Competitor } from '#contracts/competitor.ts';
import { MAX_USER_COMPETITORS } from '#contracts/project.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import styles from './side-by-side.module.css';

type Props = { known: Competitor[]; isBusy: boolean; onCompareAgain: (competitors: string[]) => void };

/** Lets the owner say who the rivals are: one address a line, then the site is read and compared again. */
export function NameRivals({ known, isBusy, onCompareAgain }: Props) {
  const [text, setText] = useState(() =>
    known
      .filter((rival) => rival.foundVia === 'user' && rival.url)
      .map((rival) => rival.url)
      .join('\n'),
  );
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = lines.find((line) => !readWebsiteUrl(line).ok);
  const error = problemIn(lines.length, wrong);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!error) onCompareAgain(lines);
  }

  return (
    <details className={styles.name}>
      <summary>Name your rivals</summary>
      <form onSubmit={submit}>
        <Textarea
          label="Addresses of rivals, one a line"
          description={`Up to ${MAX_USER_COMPETITORS}. They come before the ones we find; the whole site is read again.`}
          placeholder={'rival.com\nanother-rival.com'}
          autosize
          minRows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={error}
        />
        <Button type="submit" variant="default" disabled={isBusy || lines.length === 0 || error !== null}>
          Compare again
        </Button>
      </form>
    </details>
  );
}

function problemIn(count: number, wrong: string | undefined): string | null {
  if (count > MAX_USER_COMPETITORS) return `At most ${MAX_USER_COMPETITORS} rivals can be compared.`;
  return wrong === undefined ? null : `“${wrong}” is not a website address.`;
}
