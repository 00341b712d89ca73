import { CopyButton } from './copy-button.tsx';
import styles from './text-to-keep.module.css';

/** A text that is shown once, to copy or to write down: a link, a key, codes. */
export function TextToKeep({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <pre className={styles.text}>{text}</pre>
      <CopyButton text={text}>{copyLabel}</CopyButton>
    </div>
  );
}
