import { useState } from 'react';
import type { Competitor } from '#contracts/competitor.ts';
import type { CompetitorsInput, Project } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { messageOf } from '../../api/client.ts';
import { useCompareCompetitors } from '../../api/projects.ts';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

/** `onDone` when the comparison was made, `onEnd` in any case. */
type Ends = { onDone?: () => void; onEnd: () => void };

export type Competitors = {
  isPending: boolean;
  /** URLs that the owner named before. */
  named: string[];
  /** Also compares with these URLs, as `readWebsiteUrl` returns them. */
  add: (addresses: string[], ends: Ends) => void;
  remove: (competitor: Competitor, onEnd: () => void) => void;
};

/** The owner's changes to the competitors: which to compare with, and which to leave out while this page is open. */
export function useCompetitors(project: Project): Competitors {
  const compareCompetitors = useCompareCompetitors(project.id);
  const [removed, setRemoved] = useState<string[]>([]);
  const named = (project.competitors ?? [])
    .filter((competitor) => competitor.foundVia === 'user' && competitor.url)
    .map((competitor) => competitor.url);

  const compare = useSingleFlight(async (input: CompetitorsInput, { onDone, onEnd }: Ends) => {
    try {
      const answer = await compareCompetitors.mutateAsync(input);
      setRemoved(input.removed);
      toast.success('Comparison Updated', refusalIn(answer, input.named) ?? "Comparison updated with the competitors' current pages.");
      onDone?.();
    } catch (error) {
      toast.error('Comparison Failed', messageOf(error, 'Failed to compare competitors.'));
    } finally {
      onEnd();
    }
  });

  const add = (addresses: string[], ends: Ends) =>
    compare({ named: distinctSites([...named, ...addresses]), removed: removed.filter((gone) => !isAmong(gone, addresses)) }, ends);
  const remove = (competitor: Competitor, onEnd: () => void) => {
    const gone = competitor.url || competitor.name;
    compare({ named: named.filter((url) => url !== gone), removed: [...removed.filter((other) => other !== gone), gone] }, { onEnd });
  };
  return { isPending: compareCompetitors.isPending, named, add, remove };
}

const isAmong = (address: string, addresses: string[]) => addresses.some((other) => displayHost(other) === displayHost(address));

const distinctSites = (addresses: string[]) => addresses.filter((address, at) => !isAmong(address, addresses.slice(0, at)));

/** Returns why a competitor that the owner named is not in the comparison. */
function refusalIn({ comparison }: Project, named: string[]): string | null {
  const refused = comparison?.rejected.find((candidate) => candidate.foundVia === 'user' && isAmong(candidate.url, named));
  return refused ? `${refused.name} was refused: ${refused.reason}` : null;
}
