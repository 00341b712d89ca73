import { Button, Popover, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { DEFAULT_MAX_PAGES } from '#contracts/limits.ts';
import type { AnalyzeInput } from '#contracts/project.ts';
import type { ModelEstimate } from '#contracts/usage.ts';
import styles from './dashboard-page.module.css';

const MAX_PAGES = 100;
const OFFERED = [DEFAULT_MAX_PAGES, 25, 50, MAX_PAGES];

export type PagesChosen = {
  maxPages: number;
  /** Addresses or paths, one per line. */
  named: string;
};
export const DEFAULT_PAGES: PagesChosen = { maxPages: DEFAULT_MAX_PAGES, named: '' };

/** The choice as a request says it; what is usual is left out. */
export function pagesInput({ maxPages, named }: PagesChosen): Pick<AnalyzeInput, 'maxPages' | 'pages'> {
  const pages = named
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { ...(maxPages === DEFAULT_MAX_PAGES ? {} : { maxPages }), ...(pages.length === 0 ? {} : { pages }) };
}

type Props = { chosen: PagesChosen; onChange: (chosen: PagesChosen) => void; model: ModelEstimate | undefined };

/** How many pages are read, and which ones in any case: a small control that opens on request. */
export function PagesChoice({ chosen, onChange, model }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { maxPages, named } = chosen;
  const set = (value: number) => onChange({ ...chosen, maxPages: Math.min(MAX_PAGES, Math.max(1, Math.round(value))) });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={340} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setOpen(!isOpen)}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          aria-label={`Pages to read: up to ${maxPages}`}
        >
          {`${maxPages} ${maxPages === 1 ? 'page' : 'pages'}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pages to read" className={styles.pages ?? ''}>
        <TextInput
          type="number"
          label="Pages to read, at most"
          min={1}
          max={MAX_PAGES}
          value={maxPages}
          onChange={(event) => set(Number(event.currentTarget.value))}
        />
        <div className={styles.offered}>
          {OFFERED.map((count) => (
            <Button key={count} size="compact-sm" variant="default" aria-pressed={count === maxPages} onClick={() => set(count)}>
              {count}
            </Button>
          ))}
        </div>
        <p className={styles.meaning}>{meaningOf(maxPages, model)}</p>
        <Textarea
          label="Pages that must be among them"
          description="One address or path per line, of the same site."
          placeholder={'/pricing\n/about'}
          autosize
          minRows={2}
          maxRows={6}
          value={named}
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
  { pages: MAX_PAGES, text: 'one to two minutes' },
];

/** What the number means for time and cost. */
function meaningOf(maxPages: number, model: ModelEstimate | undefined): string {
  const time = TIMES.find(({ pages }) => maxPages <= pages)?.text;
  const isMore = maxPages > DEFAULT_MAX_PAGES && model;
  // The model is given the best pages up to a fixed amount of text.
  const cost = isMore ? ` ${model.name} reads the best of them: at most about twice the cost of ${DEFAULT_MAX_PAGES} pages.` : '';
  return `This usually takes ${time}; a slow site takes longer.${cost}`;
}
