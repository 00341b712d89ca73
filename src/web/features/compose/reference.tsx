import { partsOf } from '../../ui/markdown-parts.ts';
import { Preview } from './preview.tsx';
import styles from './reference.module.css';

/** The whole strategy as text, part by part; `isCollapsed` where the page above already says what matters. */
export function Reference({ text, isCollapsed }: { text: string; isCollapsed: boolean }) {
  return (
    <div className={styles.reference}>
      {partsOf(text).map((part) =>
        part.title === '' ? (
          <Preview key="" text={part.text} />
        ) : (
          <details key={part.id} open={!isCollapsed}>
            <summary>
              <h3 id={part.id}>{part.title}</h3>
            </summary>
            <Preview text={part.text} />
          </details>
        ),
      )}
    </div>
  );
}
