import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { LintResult, PromptDocument } from '#contracts/prompt.ts';
import sheet from '../../ui/report/brief-sheet.module.css';
import { Mark } from '../../ui/report/brief-sheet.tsx';
import { lintView } from '../../ui/report/lint.ts';
import { CorrectLink } from './correct-link.tsx';
import type { Place } from './place-to-correct.ts';
import styles from './push-page.module.css';

type Props = { lint: LintResult[]; prompt: PromptDocument; placeOf: (result: LintResult) => Place | null };

/** What the checks say about the prompt: failed required checks first, the rest in one line. */
export function LintSummary({ lint, prompt, placeOf }: Props) {
  const { failed, weak, full, total } = lintView(lint);
  const blockIds = new Set(prompt.blocks.map(({ id }) => id));
  const ofWhole = [...failed, ...weak].filter(({ blockId }) => !blockIds.has(blockId));
  return (
    <section className={styles.lint} data-failed={failed.length > 0 || undefined} aria-labelledby="checks">
      <h2 id="checks">
        {failed.length > 0 ? (
          <>
            <IconAlertTriangle size="1em" stroke={1.75} aria-hidden /> {requiredChecksFailed(failed.length)}
          </>
        ) : (
          <>
            <IconCheck size="1em" stroke={2} aria-hidden /> All required checks passed
          </>
        )}
      </h2>
      <p>
        {full} of {total} checks fully met
        {weak.length > 0 && `, ${weak.length} could be better`}.{' '}
        {failed.length > 0 && 'You can still export the prompt, but read this first.'}
      </p>
      {failed.length > 0 && (
        <ul className={styles.gates}>
          {failed.map((result) => (
            <li key={result.id}>
              <strong>{result.title}.</strong> {result.reason} <Correction place={placeOf(result)} />{' '}
              {blockIds.has(result.blockId) && (
                <a href={`#block-${result.blockId}`}>In block {prompt.blocks.findIndex(({ id }) => id === result.blockId) + 1}</a>
              )}
            </li>
          ))}
        </ul>
      )}
      {ofWhole.some((result) => !failed.includes(result)) && (
        <details>
          <summary>Notes on the whole document</summary>
          <ul className={sheet.marks}>
            {ofWhole
              .filter((result) => !failed.includes(result))
              .map((result) => (
                <Mark key={result.id} result={result}>
                  <Correction place={placeOf(result)} />
                </Mark>
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Correction({ place }: { place: Place | null }) {
  return place && <CorrectLink place={place} />;
}

/** `1 required check failed`, `2 required checks failed`. */
export function requiredChecksFailed(count: number): string {
  return count === 1 ? '1 required check failed' : `${count} required checks failed`;
}
