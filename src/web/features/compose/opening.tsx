import type { ReactNode } from 'react';
import type { CopyLine, LeaveOut, Move, OwnerAnswer, OwnerQuestion, StrategyOpening } from '#contracts/strategy.ts';
import { MAX_FIELD_LENGTH } from '#contracts/strategy-edits.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { answerTo, COPY_NAMES } from '../../api/strategy-view.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './opening.module.css';
import { Source } from './source.tsx';

const STAYS_SHOWN = 6;

type Props = {
  opening: StrategyOpening;
  /** Open questions other than the decisions. */
  questions: OwnerQuestion[];
  /** What is no longer open. */
  answers: OwnerAnswer[];
  editing: StrategyEditing;
};

/** The plan on one page, to be read in a minute. */
export function Opening({ opening, questions, answers, editing }: Props) {
  const { forWhom, promise, believe, moves, stays, leaveOut, decisions } = opening;
  return (
    <section className={styles.opening} aria-labelledby="minute">
      <h2 id="minute" className="visually-hidden">
        The plan in a minute
      </h2>
      <div className={styles.lead}>
        <Part title="The promise">
          <div id="field-promise" className={styles.promise}>
            <EditableText
              label={COPY_NAMES.promise}
              value={promise.text}
              maxLength={MAX_FIELD_LENGTH}
              isReadOnly={editing.isReadOnly}
              onSave={(text) => editing.edit({ field: 'promise', text })}
            />
          </div>
          {believe.length > 0 && <Lines lines={believe} title="Why visitors can believe it" />}
        </Part>
        <Part title="For whom">
          {forWhom.length > 0 ? (
            <Lines lines={forWhom} isRanked />
          ) : (
            <p className={styles.unsaid}>No page says it clearly enough. Confirm on the Analysis page whom the site is for.</p>
          )}
        </Part>
      </div>
      <Part title={MOVES[moves.length] ?? 'The moves'}>
        <ol className={styles.moves}>
          {moves.map((move) => (
            <MoveEntry key={move.id} move={move} />
          ))}
        </ol>
      </Part>
      <div className={styles.columns}>
        <Part title="What stays">
          <ShowMore items={stays} count={STAYS_SHOWN} noun="">
            {(shown) => (
              <ul className={styles.stays}>
                {shown.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </ShowMore>
        </Part>
        {leaveOut.length > 0 && (
          <Part title="Leave out">
            <ul className={styles.lines}>
              {leaveOut.map((entry) => (
                <LeaveOutEntry key={entry.text} entry={entry} />
              ))}
            </ul>
          </Part>
        )}
      </div>
      {decisions.length > 0 && (
        <Part title="Decide before launch">
          <ul className={styles.decisions}>
            {decisions.map((decision) => (
              <Question key={decision.id} asked={decision} editing={editing}>
                {decision.basis === 'to-check' && ' General knowledge, to be checked.'}
                {decision.untilThen !== '' && ` Until then: ${decision.untilThen}`}
                {decision.hides &&
                  decision.hides.length > 0 &&
                  ` Not shown until then: ${decision.hides.map((text) => `“${text}”`).join(', ')}.`}
              </Question>
            ))}
          </ul>
        </Part>
      )}
      <Questions
        title="More questions"
        asked={questions.filter(({ id }) => !decisions.some((decision) => decision.id === id))}
        editing={editing}
      />
      <Questions title="Answered" asked={answers.map((answer) => ({ ...answer, why: '' }))} editing={editing} />
    </section>
  );
}

const MOVES = ['', 'The one move', 'Two moves', 'Three moves', 'Four moves', 'Five moves'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines, title, isRanked = false }: { lines: CopyLine[]; title?: string; isRanked?: boolean }) {
  return (
    <>
      {title && <p className={styles.label}>{title}</p>}
      <ul className={styles.lines} data-ranked={isRanked || undefined}>
        {lines.map(({ text, kind, evidence }) => (
          <li key={text}>
            {text} <Source kind={kind} evidence={evidence} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MoveEntry({ move }: { move: Move }) {
  return (
    <li>
      <h4>{move.title}</h4>
      <p>{move.why}</p>
      <p className={styles.how}>
        {move.how}{' '}
        <span className={styles.weight}>
          {move.impact} impact, {move.effort} effort{move.basis === 'advice' && ', our advice'}
        </span>
      </p>
    </li>
  );
}

function LeaveOutEntry({ entry: { text, reason, why, evidence } }: { entry: LeaveOut }) {
  return (
    <li>
      <q>{text}</q> <Source kind="observed" evidence={evidence} />
      <p className={styles.how}>
        <strong>{reason}.</strong> {why}
      </p>
    </li>
  );
}

type QuestionsProps = { title: string; asked: OwnerQuestion[]; editing: StrategyEditing };

function Questions({ title, asked, editing }: QuestionsProps) {
  if (asked.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {title} ({asked.length})
      </summary>
      <ul className={styles.decisions}>
        {asked.map((one) => (
          <Question key={one.id} asked={one} editing={editing} />
        ))}
      </ul>
    </details>
  );
}

function Question({ asked, editing, children }: { asked: OwnerQuestion; editing: StrategyEditing; children?: ReactNode }) {
  const { id, question, why } = asked;
  return (
    <li>
      <div>
        <h4>{question}</h4>
        <p className={styles.how}>
          {why}
          {children}
        </p>
      </div>
      <p>
        <EditableText
          label={`your answer to ${question}`}
          value={answerTo(editing.edits, id)}
          placeholder="Answer"
          maxLength={MAX_FIELD_LENGTH}
          isReadOnly={editing.isReadOnly}
          onSave={(answer) => editing.edit({ field: 'question', id, answer })}
        />
      </p>
    </li>
  );
}
