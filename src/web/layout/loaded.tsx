import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/client.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StateBlock } from '../ui/states.tsx';

type FailedProps = {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  title: string;
  level?: 2 | 3 | undefined;
  children?: string | undefined;
};

/** Data that failed to load, with a retry; `children` is said where the server gave no reason. */
export function LoadFailed({ query, title, level = 2, children = 'Nothing was changed; the connection failed.' }: FailedProps) {
  return (
    <StateBlock
      level={level}
      tone="error"
      title={title}
      actions={
        <Button variant="default" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error, children)}
    </StateBlock>
  );
}

type Props<T> = {
  query: UseQueryResult<T>;
  /** How many placeholder rows it shows while loading, and what screen readers hear then. */
  rows: number;
  loading: string;
  /** Title when it failed. */
  failed: string;
  fallback?: string;
  level?: 2 | 3;
  children: (data: T) => ReactNode;
};

/** What a query returned; placeholder rows before. When it fails later, what was there stays below the retry. */
export function Loaded<T>({ query, rows, loading, failed, fallback, level, children }: Props<T>) {
  const { data, isPending, isError, isPlaceholderData } = query;
  return (
    <>
      {isError && (
        <LoadFailed query={query} title={failed} level={level}>
          {fallback}
        </LoadFailed>
      )}
      {isPending && <SkeletonRows rows={rows} label={loading} />}
      {data !== undefined && <div aria-busy={isPlaceholderData}>{children(data)}</div>}
    </>
  );
}
