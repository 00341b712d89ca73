import { lazy, Suspense } from 'react';
import { LoadingLine } from '../../ui/states.tsx';
import styles from './compose-page.module.css';

const Markdown = lazy(() => import('../../ui/markdown.tsx'));

export function Preview({ text }: { text: string }) {
  return (
    <div className={styles.preview}>
      <Suspense fallback={<LoadingLine>Loading text...</LoadingLine>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
