import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AnalysisComparison, KeptAnalysis, WeighedDifference } from '#contracts/analysis-history.ts';
import { AREA_NAMES, type DifferenceArea } from '#contracts/differences.ts';
import { comparisonQuery } from '../../api/analysis-history.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { counted } from '../../ui/counted.ts';
import { type DiffLine, lineDiff, withWords } from '../../ui/diff/line-diff.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './changes-page.module.css';
import entries from './difference-list.module.css';

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

const SHOWN = 12;
const KINDS = { appeared: 'New', gone: 'Gone', changed: 'Changed' };

type ListProps = {
  differences: WeighedDifference[];
  noun: string;
  /** Whether they are of several areas, which are then named. */
  isMixed?: boolean;
};

/** Differences with old and new words, the first few of many. */
function DifferenceList({ differences, noun, isMixed = false }: ListProps) {
  return (
    <ShowMore items={differences} count={SHOWN} noun={noun}>
      {(shown) => (
        <ul className={entries.list}>
          {shown.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes, and two of its entries may read alike
            <Entry key={at} difference={one} isMixed={isMixed} />
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

function Entry({ difference: { kind, area, page, what, before, after }, isMixed }: { difference: WeighedDifference; isMixed: boolean }) {
  const [old, found] = marked(before, after);
  // The id of a finding is for programs; its title is in the words.
  const title = area === 'findings' ? '' : what;
  const name = [isMixed ? AREA_NAMES[area] : '', title].filter(Boolean).join(': ');
  return (
    <li className={entries.entry}>
      <p className={entries.head}>
        <span className={entries.kind} data-kind={kind}>
          {KINDS[kind]}
        </span>
        {name && <span className={entries.what}>{name}</span>}
        {page && <span className={entries.page}>{page}</span>}
      </p>
      {kind === 'changed' ? (
        <dl className={entries.words}>
          <div>
            <dt>Before</dt>
            <dd>{old ? <Words line={old} /> : <i>nothing</i>}</dd>
          </div>
          <div>
            <dt>Now</dt>
            <dd>{found ? <Words line={found} /> : <i>nothing</i>}</dd>
          </div>
        </dl>
      ) : (
        <p className={entries.text} data-kind={kind}>
          {before || after}
        </p>
      )}
    </li>
  );
}

function Words({ line: { text, words } }: { line: DiffLine }) {
  if (!words) return text;
  return words.map((word, at) =>
    word.isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of one line never move
      <mark key={at} className={entries.word}>
        {word.text}
      </mark>
    ) : (
      word.text
    ),
  );
}

const oneLine = (text: string) => text.replaceAll('\n', ' ');

/** Both texts, with the words that differ where enough of them is the same. */
function marked(before: string, after: string): [DiffLine | undefined, DiffLine | undefined] {
  const lines = withWords(lineDiff(oneLine(before), oneLine(after)));
  const side = (kind: DiffLine['kind']) => lines.find((line) => line.kind === kind && line.text !== '');
  return [side('removed'), side('added')];
}
