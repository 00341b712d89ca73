import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ProfileField } from '#contracts/facts.ts';
import type { ViewedClaim } from '../../../api/fact-changes.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import { ClaimEditor } from './claim-editor.tsx';
import { ClaimRow } from './claim-row.tsx';
import styles from './facts.module.css';
import { useFacts } from './facts-context.tsx';
import { Proposal } from './proposal.tsx';

const SHOWN = 6;

type Props = { field: ProfileField; label?: string; after?: (claim: ViewedClaim) => ReactNode };

/** All claims of a part of the profile, to confirm, correct, remove and add to. */
export function ClaimList({ field, label = FIELDS[field].one, after }: Props) {
  const facts = useFacts();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const claims = facts.claims(field);
  const { isList } = FIELDS[field];
  function close() {
    setAdding(false);
    requestAnimationFrame(() => addButton.current?.focus());
  }
  return (
    <>
      {isList && claims.length === 0 && <p className={styles.none}>Not stated on the pages read.</p>}
      <Proposal field={field}>
        <ShowMore items={claims} count={SHOWN} noun="">
          {(shown) => (
            <ul className={styles.list}>
              {shown.map((claim) => (
                <li key={claim.id}>
                  <ClaimRow field={field} claim={claim} label={label} after={after?.(claim)} />
                </li>
              ))}
            </ul>
          )}
        </ShowMore>
      </Proposal>
      {isAdding && (
        <ClaimEditor
          field={field}
          label={`Add: ${label}`}
          onSave={(words) => {
            facts.add(field, words);
            close();
          }}
          onCancel={close}
        />
      )}
      {isList && !isAdding && !facts.isReadOnly && (
        <SmallButton
          ref={addButton}
          className={styles.add ?? ''}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
          aria-label={`Add: ${label}`}
        >
          Add
        </SmallButton>
      )}
    </>
  );
}
