import type { WeighedDifference } from '#contracts/analysis-history.ts';
import { AREA_NAMES } from '#contracts/differences.ts';
import { type DiffLine, lineDiff, withWords } from '../../ui/diff/line-diff.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './difference-list.module.css';

const SHOWN = 12;
const KINDS = { appeared: 'New', gone: 'Gone', changed: 'Changed' };

type Props = {
  differences: WeighedDifference[];
  noun: string;
  /** Whether they are of several areas, which are then named. */
  isMixed?: boolean;
};

/** Differences with old and new words, the first few of many. */
export function DifferenceList({ differences, noun, isMixed = false }: Props) {
  return (
    <ShowMore items={differences} count={SHOWN} noun={noun}>
      {(shown) => (
        <ul className={styles.list}>
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
    <li className={styles.entry}>
      <p className={styles.head}>
        <span className={styles.kind} data-kind={kind}>
          {KINDS[kind]}
        </span>
        {name && <span className={styles.what}>{name}</span>}
        {page && <span className={styles.page}>{page}</span>}
      </p>
      {kind === 'changed' ? (
        <dl className={styles.words}>
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
        <p className={styles.text} data-kind={kind}>
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
      <mark key={at} className={styles.word}>
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
