import { Popover, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_MAX_PAGES, MAX_NAMED_PAGES, MAX_PAGES_WEB } from '#contracts/limits.ts';
import type { AnalyzeInput } from '#contracts/project.ts';
import { usageForPagesQuery, usageQuery } from '../../api/usage.ts';
import { price } from '../../layout/model-cost.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './dashboard-page.module.css';

const OFFERED = [DEFAULT_MAX_PAGES, 25, 50, MAX_PAGES_WEB];

export type PagesChosen = {
  /** null: as many as usual. */
  maxPages: number | null;
  /** Addresses or paths, one per line. */
  named: string;
};
export const USUAL_PAGES: PagesChosen = { maxPages: null, named: '' };

const namedIn = ({ named }: PagesChosen) =>
  named
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The choice as a request says it; what is usual is left out. */
export function pagesInput(chosen: PagesChosen): Pick<AnalyzeInput, 'maxPages' | 'pages'> {
  const pages = namedIn(chosen);
  return { ...(chosen.maxPages === null ? {} : { maxPages: chosen.maxPages }), ...(pages.length === 0 ? {} : { pages }) };
}

type Props = { chosen: PagesChosen; onChange: (chosen: PagesChosen) => void };

/** How many pages are read, and which ones in any case: a small control that opens on request. */
export function PagesChoice({ chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data: usage } = useQuery(usageQuery);
  const maxPages = chosen.maxPages ?? usage?.pages?.default ?? DEFAULT_MAX_PAGES;
  const [typed, setTyped] = useState<string | null>(null);
  const named = namedIn(chosen).length;

  const label = `${maxPages} ${maxPages === 1 ? 'page' : 'pages'}${named > 0 ? `, ${named} named` : ''}`;

  function set(text: string) {
    const count = Math.round(Number(text));
    const isCount = count >= 1 && count <= MAX_PAGES_WEB;
    setTyped(isCount ? null : text);
    if (isCount) onChange({ ...chosen, maxPages: count });
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={340}
      offset={{ mainAxis: 8, crossAxis: 12 }}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <SmallButton
          onClick={() => setOpen(!isOpen)}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          aria-label={`Read up to ${label}`}
        >
          {label}
        </SmallButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pages to read" className={styles.pages ?? ''}>
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
      </Popover.Dropdown>
    </Popover>
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
