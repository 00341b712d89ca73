import { useState } from 'react';
import type { KeptAnalysis } from '#contracts/analysis-history.ts';
import { analysisFile, useDeleteAnalysis } from '../../api/analysis-history.ts';
import { useAction } from '../../api/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/counted.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './changes-page.module.css';

type Props = { projectId: string; host: string; list: KeptAnalysis[]; onCompare: (id: string) => void };

const dateOf = ({ analyzedAt }: KeptAnalysis) => new Date(analyzedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The analyses that are kept, with their figures. Earlier ones can be deleted. */
export function KeptAnalyses({ projectId, host, list, onCompare }: Props) {
  const [asked, setAsked] = useState<KeptAnalysis | null>(null);
  const remove = useDeleteAnalysis(projectId);
  const confirm = useAction(
    { title: 'Not Deleted', fallback: 'The analysis could not be deleted. It is still listed.' },
    async (id: string) => {
      await remove.mutateAsync(id);
      setAsked(null);
      toast.success('Analysis Deleted', 'The others, and the project, are as before.');
    },
  );
  return (
    <section className={styles.section} aria-labelledby="kept">
      <h2 id="kept">Analyses kept</h2>
      <ul className={styles.kept}>
        {list.map((one) => (
          <li key={one.id}>
            <p>
              <span className={styles.when}>{dateOf(one)}</span>{' '}
              <span className={styles.ago}>
                <TimeAgo moment={one.analyzedAt} />
                {one.isScheduled && ', by schedule'}
              </span>
              <span className={styles.figures}>{figuresOf(one)}</span>
            </p>
            {one.isCurrent && <Badge tone="plain">Current</Badge>}
            {!one.isCurrent && <SmallButton onClick={() => onCompare(one.id)}>Compare with current</SmallButton>}
            <SmallButton
              component="a"
              href={analysisFile(projectId, one.id)}
              download={`${host}-${one.analyzedAt.slice(0, 10)}.json`}
              aria-label={`Save as JSON: the analysis of ${dateOf(one)}`}
            >
              Save as JSON
            </SmallButton>
            {!one.isCurrent && (
              <SmallButton color="red" onClick={() => setAsked(one)} aria-label={`Delete the analysis of ${dateOf(one)}`}>
                Delete
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete this analysis?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        onConfirm={() => asked && confirm(asked.id)}
        onCancel={() => setAsked(null)}
      >
        The analysis of {asked && dateOf(asked)} is deleted and can’t be compared any more. The project and its other analyses stay.
      </ConfirmDialog>
    </section>
  );
}

function figuresOf({ pages, score, findings: { high, medium, low } }: KeptAnalysis): string {
  const scored = score === null ? 'not rated' : `score ${Math.round(score)}`;
  return `${counted(pages, 'page')}, ${scored}, ${counted(high + medium + low, 'finding')} (${high} high, ${medium} medium, ${low} low)`;
}
