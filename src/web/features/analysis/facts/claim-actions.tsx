import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { useEvidenceSelection } from '../../../ui/evidence/evidence-context.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import styles from './facts.module.css';
import { useFacts } from './facts-context.tsx';

type Props = { field: ProfileField; claim: Claim; label: string };

/** What the owner can do about the claim that the margin shows. */
export function ClaimActions({ field, claim, label }: Props) {
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
