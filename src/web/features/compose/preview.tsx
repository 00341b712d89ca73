import { lazy, memo, Suspense } from 'react';
import { LoadingLine } from '../../ui/states.tsx';
import styles from './compose-page.module.css';

const Markdown = lazy(() => import('../../ui/markdown.tsx'));

/** A text as Markdown; only one that changed is parsed again: after an edit most parts of a strategy are the same. */
export const Preview = memo(function Preview({ text }: { text: string }) {
  return (
    <div className={styles.preview}>
      <Suspense fallback={<LoadingLine>Loading text...</LoadingLine>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
});
