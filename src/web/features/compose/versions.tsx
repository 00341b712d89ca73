import { useState } from 'react';
import { SmallButton } from '../../ui/small-button.ts';
import { DiffView } from './diff-view.tsx';
import type { Version } from './use-versions.ts';
import styles from './versions.module.css';

type Props = { versions: Version[]; current: string; isBusy: boolean; onRestore: (version: Version) => void };

/** Earlier texts: each can be compared with the current one and restored. They are kept until the user leaves the page. */
export function Versions({ versions, current, isBusy, onRestore }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h3 id="versions">Earlier versions</h3>
      <ul>
        {versions.map((version) => (
          <li key={version.number}>
            <div className={styles.version}>
              <p>
                {version.label} <span className={styles.note}>{version.time}, kept until you leave this page</span>
              </p>
              <SmallButton
                aria-expanded={shown === version.number}
                onClick={() => setShown(shown === version.number ? null : version.number)}
              >
                {shown === version.number ? 'Hide changes' : 'Show changes'}
              </SmallButton>
              <SmallButton variant="default" disabled={isBusy} onClick={() => onRestore(version)}>
                Restore
              </SmallButton>
            </div>
            {shown === version.number && <DiffView before={version.text} after={current} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
