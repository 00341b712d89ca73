import { useState } from 'react';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { withTicks } from '#contracts/verification-history.ts';
import { messageOf } from '../../api/client.ts';
import { useSaveTicks } from '../../api/verifications.ts';
import { toast } from '../../ui/toast.ts';

/** Ids of the entries that were ticked off. */
export type Ticks = { has: (entry: string) => boolean; set: (entries: readonly string[], isTicked: boolean) => void };

const FAILED = 'The tick could not be saved. Please try again.';

/** What the owner ticked off in a report; the ticks of a sample last as long as its page. */
export function useTicks({ id, isDemo = false }: { id: string; isDemo?: boolean | undefined }, report: StoredVerification): Ticks {
  const [ofSample, setOfSample] = useState<string[]>([]);
  const save = useSaveTicks(id, report.id);
  const ticked = new Set(isDemo ? ofSample : report.ticks);
  return {
    has: (entry) => ticked.has(entry),
    set(entries, isTicked) {
      const change = { entries: [...entries], done: isTicked };
      if (isDemo) setOfSample((before) => withTicks(before, change));
      else save.mutate(change, { onError: (error) => toast.error('Not Saved', messageOf(error, FAILED)) });
    },
  };
}
