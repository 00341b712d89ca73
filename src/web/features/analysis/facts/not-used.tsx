import type { BusinessProfile } from '#contracts/business.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { claimItem } from '../../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../../ui/evidence/evidence-mark.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SmallButton } from '../../../ui/small-button.ts';
import styles from './facts.module.css';
import { useFacts } from './facts-context.tsx';

const SHOWN = 8;

/** Statements that nothing uses, with the reason: each can be brought back. */
export function NotUsed({ profile }: { profile: BusinessProfile }) {
  const { isReadOnly, restore } = useFacts();
  const setAside = profile.setAside ?? [];
  if (setAside.length === 0) return null;
  return (
    <details className={styles.notUsed}>
      <summary>
        <h3>Not used</h3> <span>{`${setAside.length} ${setAside.length === 1 ? 'statement was' : 'statements were'} set aside`}</span>
      </summary>
      <ShowMore items={setAside} count={SHOWN} noun="statements">
        {(shown) => (
          <ul className={styles.list}>
            {shown.map(({ field, claim, reason }) => (
              <li key={`${field} ${claim.id} ${claim.text}`} className={styles.aside}>
                <div>
                  <EvidenceMark item={{ ...claimItem(FIELDS[field].one, claim), id: `aside-${field}-${claim.id}` }} />
                  <p className={styles.after}>
                    {FIELDS[field].one}. {reason}
                  </p>
                </div>
                {!isReadOnly && (
                  <SmallButton onClick={() => restore(field, claim)} aria-label={`Restore ${claim.text}`}>
                    Restore
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </details>
  );
}
