import { LoadingLine } from '../ui/states.tsx';
import styles from './page.module.css';

export function LoadingScreen() {
  return (
    <main id="content" tabIndex={-1} data-focus-target className={styles.page}>
      <LoadingLine>Loading...</LoadingLine>
    </main>
  );
}
