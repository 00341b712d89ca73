import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { BusinessProfile, ProfileQuestion } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { MAX_FACT_LENGTH, type ProfileField } from '#contracts/facts.ts';
import type { FactChange } from '../../../api/fact-changes.ts';
import { isProposal, isUnsure, percent } from '../../../api/how-sure.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { type ToConfirm, toConfirm, unknownFields } from '../../../api/to-confirm.ts';
import { claimItem } from '../../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../../ui/evidence/evidence-mark.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import { ClaimEditor } from './claim-editor.tsx';
import styles from './confirm-strip.module.css';
import { useFacts } from './facts-context.tsx';

/** As many as can be settled in about a minute, and where little is sure. */
const SHOWN = { sure: 5, unsure: 8 };

/** Entries of a list that are named. */
const NAMED = 4;

/** The few statements and questions that most depends on, to settle in a minute. */
export function ConfirmStrip({ profile }: { profile: BusinessProfile }) {
  const { isReadOnly, queue } = useFacts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = toConfirm(profile).filter((item) => !isSettled(item, queue.pending));
  const [hadSome] = useState(open.length > 0);
  const [isWhole, setWhole] = useState(false);
  if (!hadSome) return null;

  /** The buttons that were used go with their entry: the next entry gets the focus. */
  const settle = (index: number, action: () => void) => {
    action();
    requestAnimationFrame(() => {
      const next = list.current?.children[index] ?? list.current?.lastElementChild;
      (next?.querySelector<HTMLElement>('button:not([data-evidence-mark]), input') ?? heading.current)?.focus();
    });
  };
  const asksFirst = isUnsure(profile);
  const most = asksFirst ? SHOWN.unsure : SHOWN.sure;
  const shown = isWhole ? open : open.slice(0, most);
  return (
    <section className={styles.strip} data-first={asksFirst || undefined} aria-labelledby="confirm">
      <h2 id="confirm" ref={heading} tabIndex={-1} data-focus-target>
        Please confirm
      </h2>
      {asksFirst && open.length > 0 && <Unsure profile={profile} />}
      <p className={styles.lead}>
        {open.length === 0
          ? 'All settled. Strategy and prompt use your answers.'
          : 'Strategy and prompt depend on these. What you say here overrides what we read.'}
        {isReadOnly && " Samples can't be changed."}
      </p>
      <ul ref={list} className={styles.items}>
        {shown.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <Entry item={item} profile={profile} settle={(action) => settle(index, action)} />
          </li>
        ))}
      </ul>
      {open.length > most && (
        <SmallButton ml={-12} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${open.length}`}
        </SmallButton>
      )}
    </section>
  );
}

/** What the analysis does not know, before anything that it says. */
function Unsure({ profile }: { profile: BusinessProfile }) {
  const unknown = unknownFields(profile).map((field) => FIELDS[field].title.toLowerCase());
  return (
    <p className={styles.unsure}>
      We are only {percent(profile.confidence.value)} sure of what we read here, so we ask first.{' '}
      {unknown.length > 0 && `The pages read don't tell us: ${unknown.join(', ')}. `}
      Until you confirm it, take what follows as a proposal.
    </p>
  );
}

/** Whether a change that is not saved yet settles it. */
function isSettled(item: ToConfirm, pending: readonly FactChange[]): boolean {
  const isAbout = ({ was, now }: FactChange) => {
    const fact = now ?? was;
    if (item.kind === 'conflict') return fact?.text === item.conflict.owner && fact.field === item.conflict.field;
    if (item.kind === 'question') {
      const { claim, id, field } = item.question;
      return fact?.questionId === id || (claim !== null && fact?.field === field && fact.claimId === claim.id);
    }
    return item.kind === 'claim' && fact?.field === item.field && fact.claimId === item.claim.id;
  };
  if (item.kind === 'list')
    return item.claims.every((claim) => isSettled({ kind: 'claim', id: claim.id, field: item.field, claim }, pending));
  const last = pending.filter(isAbout).at(-1);
  return last !== undefined && (item.kind === 'conflict' || last.now !== null);
}

type Settle = (action: () => void) => void;

function Entry({ item, profile, settle }: { item: ToConfirm; profile: BusinessProfile; settle: Settle }) {
  const facts = useFacts();
  if (item.kind === 'list') return <Proposed field={item.field} claims={item.claims} settle={settle} />;
  if (item.kind === 'claim') {
    const { one, think } = FIELDS[item.field];
    return (
      <Statement field={item.field} claim={item.claim} settle={settle}>
        {isProposal(profile, item.field) ? `${think} ...` : one}
      </Statement>
    );
  }
  if (item.kind === 'question') {
    const { field, claim } = item.question;
    if (claim === null) return <OpenQuestion question={item.question} settle={settle} />;
    return (
      <Statement field={field} claim={claim} why={item.question.why} canBeWrong settle={settle}>
        {withoutQuote(item.question.question, claim.text)}
      </Statement>
    );
  }
  const { conflict } = item;
  return (
    <>
      <div>
        <p className={styles.ask}>{FIELDS[conflict.field].one}: you and the site differ</p>
        <p>
          You said <strong>“{conflict.owner}”</strong>. The site says{' '}
          <EvidenceMark item={claimItem(FIELDS[conflict.field].one, conflict.site)}>“{conflict.site.text}”</EvidenceMark>.
        </p>
      </div>
      <Choices>
        <SmallButton variant="default" onClick={() => settle(() => facts.keepMine(conflict))}>
          Keep mine
        </SmallButton>
        <SmallButton onClick={() => settle(() => facts.takeTheSites(conflict))}>Take the site's</SmallButton>
      </Choices>
    </>
  );
}

/** A question about a text that follows it: `Is this your industry: "Bakery"?` asks `Is this your industry?`. */
const withoutQuote = (question: string, text: string) => question.replace(`: "${text}"`, '').replace(`Is "${text}"`, 'Is this');

type StatementProps = { field: ProfileField; claim: Claim; why?: string; canBeWrong?: boolean; settle: Settle; children: ReactNode };

function Statement({ field, claim, why = '', canBeWrong = false, settle, children }: StatementProps) {
  const facts = useFacts();
  const [isEditing, setEditing] = useState(false);
  const label = FIELDS[field].one;
  return (
    <>
      <div>
        <p className={styles.ask}>{children}</p>
        {isEditing ? (
          <ClaimEditor
            field={field}
            label={`Correct: ${label}`}
            initial={claim}
            onSave={(words) => settle(() => facts.correct(field, claim, words))}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <EvidenceMark item={{ ...claimItem(label, claim), id: `confirm-${field}-${claim.id}` }} />
        )}
        {why !== '' && <p className={styles.why}>{why}</p>}
      </div>
      {!isEditing && (
        <Choices>
          <SmallButton variant="default" onClick={() => settle(() => facts.confirm(field, claim))} aria-label={`Right: ${claim.text}`}>
            Right
          </SmallButton>
          <SmallButton onClick={() => setEditing(true)} aria-label={`Change: ${claim.text}`}>
            Change
          </SmallButton>
          {canBeWrong && (
            <SmallButton onClick={() => settle(() => facts.remove(field, claim))} aria-label={`Wrong: ${claim.text}`}>
              Wrong
            </SmallButton>
          )}
        </Choices>
      )}
    </>
  );
}

/** A list that is only proposed: right as a whole, or corrected one by one where it is. */
function Proposed({ field, claims, settle }: { field: ProfileField; claims: Claim[]; settle: Settle }) {
  const facts = useFacts();
  const { think, one, title } = FIELDS[field];
  const first = claims.slice(0, NAMED);
  const rest = claims.length - first.length;
  return (
    <>
      <div>
        <p className={styles.ask}>{think} ...</p>
        <ul className={styles.named}>
          {first.map((claim) => (
            <li key={claim.id}>
              <EvidenceMark item={{ ...claimItem(one, claim), id: `confirm-${field}-${claim.id}` }} />
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.why}>and {rest} more</p>}
      </div>
      <Choices>
        <SmallButton variant="default" onClick={() => settle(() => facts.confirmAll(field, claims))} aria-label={`All right: ${title}`}>
          All right
        </SmallButton>
        <SmallButton component="a" href={`#${field}`} aria-label={`Change: ${title}`}>
          Change
        </SmallButton>
      </Choices>
    </>
  );
}

function OpenQuestion({ question, settle }: { question: ProfileQuestion; settle: Settle }) {
  const { answer, isReadOnly } = useFacts();
  const [text, setText] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') settle(() => answer(question, text.trim()));
  }
  return (
    <form className={styles.question} onSubmit={submit}>
      <TextInput
        label={question.question}
        description={question.why}
        maxLength={MAX_FACT_LENGTH}
        disabled={isReadOnly}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SmallButton type="submit" variant="default" disabled={text.trim() === ''}>
        Answer
      </SmallButton>
    </form>
  );
}

function Choices({ children }: { children: ReactNode }) {
  const { isReadOnly } = useFacts();
  return isReadOnly ? null : <div className={styles.choices}>{children}</div>;
}
