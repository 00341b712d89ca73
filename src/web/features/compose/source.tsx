import type { Evidence, EvidenceKind } from '#contracts/evidence.ts';
import { KindIcon, kindWords } from '../../ui/evidence/kind.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { pathOf } from '../../ui/safe-href.ts';
import styles from './opening.module.css';

/** Where a line comes from: the page it quotes, or how it came about. */
export function Source({ kind, evidence }: { kind: EvidenceKind; evidence: Evidence[] }) {
  const [first] = evidence;
  if (kind === 'owner' || !first) {
    return (
      <span className={styles.source}>
        <KindIcon kind={kind} isNamed={false} /> {kindWords(kind).word.toLowerCase()}
      </span>
    );
  }
  return (
    <span className={styles.source} title={first.snippet}>
      from <OutsideLink href={first.url}>{pathOf(first.url)}</OutsideLink>
    </span>
  );
}
