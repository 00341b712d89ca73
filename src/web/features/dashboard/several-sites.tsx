import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AddressList, MAX_BATCH_SITES, readAddressList } from '#contracts/address-list.ts';
import type { Usage } from '#contracts/usage.ts';
import { batchesQuery, useStartBatch } from '../../api/batches.ts';
import { usageQuery } from '../../api/usage.ts';
import { useAction } from '../../api/use-action.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './several-sites.module.css';

const MAX_FILE_BYTES = 1_000_000;
const SHOWN_PROBLEMS = 5;
const FAILED = { title: 'Analysis Failed', fallback: 'The sites could not be started. Nothing was started; please try again.' };

/** Several sites at once: pasted or from a CSV file, checked before anything starts. */
export default function SeveralSites({ maxPages }: { maxPages: number | null }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { data: usage } = useQuery(usageQuery);
  const { data: earlier = [] } = useQuery(batchesQuery);
  const file = useRef<HTMLInputElement>(null);
  const start = useStartBatch();
  const list = readAddressList(text);
  const left = analysesLeft(usage);
  const count = Math.min(list.urls.length, left ?? list.urls.length);

  const startOnce = useAction(FAILED, async () => {
    const { id } = await start.mutateAsync({ urls: list.urls.slice(0, count), ...(maxPages === null ? {} : { maxPages }) });
    await navigate(`/batch/${encodeURIComponent(id)}`);
  });
  async function readFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!chosen) return;
    if (chosen.size > MAX_FILE_BYTES) return toast.error('File Too Large', 'Please choose a CSV or text file of at most 1 MB.');
    setText(await chosen.text());
  }

  return (
    <div className={styles.several}>
      <Textarea
        label="Addresses"
        description={`One per line, or a CSV file with one site per row. Up to ${MAX_BATCH_SITES} sites; each becomes a project.`}
        placeholder={'example.com\nexample.org'}
        autosize
        minRows={4}
        maxRows={14}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Summary list={list} left={left} />
      <div className={styles.actions}>
        <Button onClick={startOnce} disabled={count === 0 || start.isPending}>
          {start.isPending ? 'Checking the addresses...' : buttonText(count, list.urls.length)}
        </Button>
        <input
          ref={file}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="CSV file with addresses"
          onChange={(event) => void readFile(event)}
        />
        <SmallButton variant="default" onClick={() => file.current?.click()}>
          Choose a CSV file
        </SmallButton>
      </div>
      {earlier.length > 0 && (
        <p className={styles.earlier}>
          Earlier lists:{' '}
          {earlier.slice(0, SHOWN_PROBLEMS).map(({ id, createdAt, sites }) => (
            <Link key={id} to={`/batch/${encodeURIComponent(id)}`}>
              {sites === 1 ? '1 site' : `${sites} sites`}, <TimeAgo moment={createdAt} />
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** What the plan still allows this month; null without a limit, and until it is known. */
function analysesLeft(usage: Usage | undefined): number | null {
  if (!usage || usage.analyses.limit === null) return null;
  return Math.max(0, usage.analyses.limit - usage.analyses.used);
}

function buttonText(count: number, all: number): string {
  if (count === 0) return 'Analyze Sites';
  if (count < all) return `Analyze the first ${count}`;
  return count === 1 ? 'Analyze 1 site' : `Analyze ${count} sites`;
}

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What was read of the list: how many sites, what was merged or is left out, and which lines have no address. */
function Summary({ list: { urls, bad, merged, over }, left }: { list: AddressList; left: number | null }) {
  const isEmpty = urls.length + bad.length === 0;
  return (
    <div role="status" className={styles.summary}>
      {!isEmpty && (
        <p>
          <strong>{times(urls.length, 'site', 'sites')}.</strong> {merged > 0 && `${times(merged, 'duplicate', 'duplicates')} merged. `}
          {over > 0 && `The list is longer than ${MAX_BATCH_SITES} sites: the last ${over} are left out. `}
          {left !== null && left < urls.length && quotaSentence(left)}
        </p>
      )}
      {bad.length > 0 && (
        <ul className={styles.problems}>
          {bad.slice(0, SHOWN_PROBLEMS).map(({ line, text }) => (
            <li key={line}>
              Line {line} has no website address: <q>{text}</q>
            </li>
          ))}
          {bad.length > SHOWN_PROBLEMS && <li>{times(bad.length - SHOWN_PROBLEMS, 'more line', 'more lines')} without an address</li>}
        </ul>
      )}
    </div>
  );
}

function quotaSentence(left: number): string {
  if (left === 0) return "You've used all analyses of this month.";
  return `Your plan has ${times(left, 'analysis', 'analyses')} left this month.`;
}
