import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AnalysisComparison, KeptAnalysis, WeighedDifference } from '#contracts/analysis-history.ts';
import { AREA_NAMES, type DifferenceArea } from '#contracts/differences.ts';
import { comparisonQuery } from '../../api/analysis-history.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { counted } from '../../ui/counted.ts';
import styles from './changes-page.module.css';
import { DifferenceList } from './difference-list.tsx';

type Props = {
  projectId: string;
  list: KeptAnalysis[];
  pair: [string, string];
  onChoose: (pair: [string, string]) => void;
};

/** The exact time: several analyses may be of one day. */
const timeOf = ({ analyzedAt, isCurrent }: KeptAnalysis) =>
  `${new Date(analyzedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}${isCurrent ? ' (current)' : ''}`;

/** What changed between two analyses of a project. */
export function Comparison({ projectId, list, pair: [before, after], onChoose }: Props) {
  const comparison = useQuery(comparisonQuery(projectId, { before, after }));
  const options = list.map((one) => ({ value: one.id, label: timeOf(one) }));
  return (
    <section className={styles.section} aria-labelledby="compared" id="compared-section">
      <h2 id="compared">Compared</h2>
      <div className={styles.choice}>
        <NativeSelect label="From" data={options} value={before} onChange={(event) => onChoose([event.currentTarget.value, after])} />
        <NativeSelect label="To" data={options} value={after} onChange={(event) => onChoose([before, event.currentTarget.value])} />
      </div>
      <Loaded query={comparison} rows={5} loading="Comparing..." failed="The analyses could not be compared" level={3}>
        {(data) => <Result comparison={data} />}
      </Loaded>
    </section>
  );
}

function Result({ comparison: { differences, total, matters, notes } }: { comparison: AnalysisComparison }) {
  const rest = Map.groupBy(
    differences.filter((one) => !one.matters),
    ({ area }) => area,
  );
  const left = total - differences.length;
  return (
    <>
      <p className={styles.verdict} role="status">
        {verdictOf(total, matters)}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {matters > 0 && (
        <section className={styles.matters} aria-labelledby="matters">
          <h3 id="matters">What matters</h3>
          <DifferenceList differences={differences.filter((one) => one.matters)} noun="changes that matter" isMixed />
        </section>
      )}
      {(Object.keys(AREA_NAMES) as DifferenceArea[]).map((area) => (
        <Area key={area} area={area} differences={rest.get(area) ?? []} />
      ))}
      {left > 0 && <p className={styles.note}>{counted(left, 'more difference')} not listed.</p>}
    </>
  );
}

function Area({ area, differences }: { area: DifferenceArea; differences: WeighedDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <details className={styles.area}>
      <summary>
        {AREA_NAMES[area]} <span className={styles.count}>{differences.length}</span>
      </summary>
      <DifferenceList differences={differences} noun="changes" />
    </details>
  );
}

function verdictOf(total: number, matters: number): string {
  if (total === 0) return 'Nothing changed.';
  const changes = counted(total, 'change');
  if (matters === 0) return `${changes}, none that matters.`;
  return `${changes}, ${matters} of them ${matters === 1 ? 'matters' : 'matter'}.`;
}
