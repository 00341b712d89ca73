import { Textarea, TextInput } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_MAX_PAGES, MAX_NAMED_PAGES, MAX_PAGES_WEB } from '#contracts/limits.ts';
import { usageForPagesQuery } from '../../api/usage.ts';
import { price } from '../../layout/model-cost.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './dashboard-page.module.css';
import { namedIn, type PagesChosen } from './pages-choice.tsx';

const OFFERED = [DEFAULT_MAX_PAGES, 25, 50, MAX_PAGES_WEB];

type Props = { id: string; maxPages: number; chosen: PagesChosen; onChange: (chosen: PagesChosen) => void; onClose: () => void };

/** What `PagesChoice` opens. It keeps the focus until Escape or a press elsewhere closes it. */
export default function PagesForm({ id, maxPages, chosen, onChange, onClose }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const named = namedIn(chosen).length;
  const trap = useFocusTrap();

  function set(text: string) {
    const count = Math.round(Number(text));
    const isCount = count >= 1 && count <= MAX_PAGES_WEB;
    setTyped(isCount ? null : text);
    if (isCount) onChange({ ...chosen, maxPages: count });
  }
  return (
    <div
      id={id}
      ref={trap}
      role="dialog"
      aria-label="Pages to read"
      className={styles.pages}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextInput
        type="number"
        label="Pages to read, at most"
        min={1}
        max={MAX_PAGES_WEB}
        value={typed ?? maxPages}
        error={typed !== null && `Please enter a number from 1 to ${MAX_PAGES_WEB}.`}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <div className={styles.offered}>
        {OFFERED.map((count) => (
          <SmallButton key={count} variant="default" aria-pressed={count === maxPages} onClick={() => set(String(count))}>
            {count}
          </SmallButton>
        ))}
      </div>
      <Meaning pages={maxPages} />
      <Textarea
        label="Pages that must be among them"
        description={`One address or path per line, of the same site, at most ${MAX_NAMED_PAGES}.`}
        error={named > MAX_NAMED_PAGES && `${named} pages are named, ${MAX_NAMED_PAGES} at most can be.`}
        placeholder={'/pricing\n/about'}
        autosize
        minRows={2}
        maxRows={6}
        value={chosen.named}
        onChange={(event) => onChange({ ...chosen, named: event.currentTarget.value })}
      />
    </div>
  );
}

const TIMES = [
  { pages: 12, text: '10-15 seconds' },
  { pages: 25, text: 'under half a minute' },
  { pages: 50, text: 'under a minute' },
  { pages: MAX_PAGES_WEB, text: 'one to two minutes' },
];

/** What the number means for time and, with a model, for cost. */
function Meaning({ pages }: { pages: number }) {
  const { data: usage } = useQuery(usageForPagesQuery(pages));
  return (
    <p className={styles.meaning} aria-live="polite">
      This usually takes {TIMES.find((time) => pages <= time.pages)?.text}; a slow site takes longer.
      {usage?.model && ` ${usage.model.name} reads the best of them, ${price(usage.model.costUsd)}.`}
    </p>
  );
}
