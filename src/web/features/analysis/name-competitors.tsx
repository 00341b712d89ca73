import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_USER_COMPETITORS } from '#contracts/limits.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { ComparisonCost } from '../../layout/model-cost.tsx';
import styles from './side-by-side.module.css';

type Props = {
  /** How many the owner named before. */
  namedBefore: number;
  isBusy: boolean;
  onAdd: (addresses: string[], onDone: () => void) => void;
};

/** Lets the owner name competitors, one URL per line; they are visited and the comparison is rebuilt. */
export function NameCompetitors({ namedBefore, isBusy, onAdd }: Props) {
  const [text, setText] = useState('');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, result: readWebsiteUrl(line) }));
  const addresses = read.flatMap(({ result }) => (result.ok ? [result.url] : []));
  const error = problemIn(namedBefore + lines.length, read.find(({ result }) => !result.ok)?.line);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !error && addresses.length > 0) onAdd(addresses, () => setText(''));
  }

  return (
    <details className={styles.name}>
      <summary>Name your competitors</summary>
      <form onSubmit={submit}>
        <Textarea
          label="Competitor websites, one per line"
          description={`Up to ${MAX_USER_COMPETITORS} of your own. They're listed before the ones we find. Your own site isn't re-analyzed.`}
          placeholder={'competitor.com\nanother-competitor.com'}
          autosize
          minRows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={error}
        />
        <p className={styles.cost}>
          <ComparisonCost />
        </p>
        <Button type="submit" variant="default" disabled={isBusy || lines.length === 0 || error !== null}>
          Compare again
        </Button>
      </form>
    </details>
  );
}

function problemIn(count: number, wrong: string | undefined): string | null {
  if (wrong !== undefined) return `“${wrong}” is not a website address.`;
  if (count <= MAX_USER_COMPETITORS) return null;
  return `At most ${MAX_USER_COMPETITORS} competitors of your own can be compared. Remove one to name another.`;
}
