import type { HeadData } from '#contracts/strategy.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './head-changes.module.css';

const CHANGES_SHOWN = 8;
const PARTS = { title: 'Title', description: 'Description', h1: 'Heading' } as const;

/** Titles, descriptions and headings that change, before and after. */
export function HeadChanges({ heads }: { heads: HeadData[] }) {
  const all = heads.flatMap((head) =>
    (['title', 'description', 'h1'] as const).map((key) => ({ path: head.path, part: PARTS[key], ...head[key] })),
  );
  const changes = all.filter(({ now, new: next }) => next !== '' && next !== now);
  if (changes.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>
        <h3>Page titles and descriptions, before and after</h3>{' '}
        <span>{`${changes.length} change, ${all.length - changes.length} stay`}</span>
      </summary>
      <ShowMore items={changes} count={CHANGES_SHOWN} noun="changes">
        {(shown) => (
          <ScrollBox className={styles.scroll} label="Page titles and descriptions, before and after">
            <table className={styles.heads}>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ path, part, now, new: next, reason }) => (
                  <tr key={`${path} ${part}`}>
                    <th scope="row">
                      <span className={styles.path}>{path}</span>
                      <span className={styles.of}>{part}</span>
                    </th>
                    <td className={styles.before}>{now || 'none'}</td>
                    <td>
                      {next}
                      <span className={styles.of}>
                        {reason}{' '}
                        <CopyButton
                          size="compact-sm"
                          variant="subtle"
                          text={next}
                          aria-label={`Copy the new ${part.toLowerCase()} of ${path}`}
                        >
                          Copy
                        </CopyButton>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </ShowMore>
    </details>
  );
}
