import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import type { ViewedClaim } from '../../../api/fact-changes.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { useEvidenceSelection } from '../../../ui/evidence/evidence-context.tsx';
import { claimItem } from '../../../ui/evidence/evidence-item.ts';
import { EvidenceMark, type KeyActions } from '../../../ui/evidence/evidence-mark.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import { ClaimEditor } from './claim-editor.tsx';
import styles from './facts.module.css';
import { useFacts } from './facts-context.tsx';

type Props = { field: ProfileField; claim: ViewedClaim; label: string; after?: ReactNode };

/**
 * A claim that the owner can confirm, correct and remove where it is. It takes one tab stop: keys act on it, the arrow to the right
 * leads to its buttons, and the margin has them too.
 */
export function ClaimRow({ field, claim, label, after }: Props) {
  const facts = useFacts();
  const row = useRef<HTMLDivElement>(null);
  const item = { ...claimItem(label, claim), actions: <ClaimActions field={field} claim={claim} label={label} /> };
  const isEditing = facts.editing === item.id;
  const canConfirm = claim.by !== 'owner' && claim.text !== '';
  const canRemove = FIELDS[field].isList;

  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) markIn(row.current)?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <ClaimEditor
        field={field}
        label={`Correct: ${label}`}
        initial={claim}
        onSave={(words) => {
          facts.correct(field, claim, words);
          facts.edit(null);
        }}
        onCancel={() => facts.edit(null)}
      />
    );
  }

  const focusActions = () => row.current?.querySelector<HTMLElement>('[data-claim-action]')?.focus();
  const confirm = () => facts.confirm(field, claim);
  const edit = () => facts.edit(item.id);
  function remove() {
    const list = [...(row.current?.closest('ul')?.querySelectorAll<HTMLElement>('[data-evidence-mark]') ?? [])];
    const at = list.indexOf(markIn(row.current) as HTMLElement);
    (list[at + 1] ?? list[at - 1])?.focus();
    facts.remove(field, claim);
  }
  const keys: KeyActions = {
    ArrowRight: focusActions,
    e: edit,
    F2: edit,
    ...(canConfirm ? { c: confirm } : {}),
    ...(canRemove ? { Delete: remove } : {}),
  };
  return (
    <div className={styles.row} ref={row}>
      <div className={styles.claim}>
        <EvidenceMark item={item} keys={facts.isReadOnly ? {} : keys}>
          {claim.text || 'Not stated on the pages read.'}
        </EvidenceMark>
        {after && <span className={styles.after}> {after}</span>}
        {claim.by === 'owner' && claim.kind !== 'owner' && (
          <span className={styles.confirmed}>
            <IconCheck size="1em" stroke={2} aria-hidden /> confirmed
          </span>
        )}
      </div>
      {!facts.isReadOnly && (
        <div className={styles.actions}>
          {canConfirm && <RowAction icon={IconCheck} name={`Confirm ${claim.text}`} onClick={confirm} />}
          <RowAction icon={IconPencil} name={`Correct ${claim.text || label}`} onClick={edit} />
          {canRemove && <RowAction icon={IconX} name={`Remove ${claim.text}`} onClick={remove} />}
        </div>
      )}
    </div>
  );
}

const markIn = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[data-evidence-mark]');

type RowActionProps = { icon: typeof IconCheck; name: string; onClick: () => void };

function RowAction({ icon: Icon, name, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      data-claim-action
      tabIndex={-1}
      className={styles.action}
      aria-label={name}
      title={name}
      onClick={onClick}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'ArrowRight') (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
        if (key === 'ArrowLeft')
          (
            (currentTarget.previousElementSibling as HTMLElement | null) ?? markIn(currentTarget.parentElement?.parentElement ?? null)
          )?.focus();
      }}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

type ActionsProps = { field: ProfileField; claim: Claim; label: string };

/** What the owner can do about the claim that the margin shows. */
function ClaimActions({ field, claim, label }: ActionsProps) {
  const facts = useFacts();
  const { closeSheet } = useEvidenceSelection();
  if (facts.isReadOnly)
    return <p className={styles.readOnly}>Samples can't be changed. On your own site you can correct every statement.</p>;
  const act = (action: () => void) => () => {
    closeSheet();
    action();
  };
  const fact = facts.factBehind(field, claim);
  return (
    <div className={styles.marginActions}>
      {claim.by !== 'owner' && claim.text !== '' && (
        <SmallButton variant="default" onClick={act(() => facts.confirm(field, claim))}>
          Confirm
        </SmallButton>
      )}
      <SmallButton variant="default" onClick={act(() => facts.edit(`claim-${label}-${claim.id}`))}>
        Correct
      </SmallButton>
      {FIELDS[field].isList && (
        <SmallButton variant="default" onClick={act(() => facts.remove(field, claim))}>
          Remove
        </SmallButton>
      )}
      {fact && fact.action !== 'add' && <SmallButton onClick={act(() => facts.takeBack(fact))}>Back to the site's words</SmallButton>}
    </div>
  );
}
