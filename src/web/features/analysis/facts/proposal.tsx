import { IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfileField } from '#contracts/facts.ts';
import { FIELDS } from '../../../api/profile-fields.ts';
import { useFacts } from './facts-context.tsx';
import styles from './proposal.module.css';

/** Statements of a part: as they are when they are sure enough, else as a proposal that ends in a question. */
export function Proposal({ field, children }: { field: ProfileField; children: ReactNode }) {
  const facts = useFacts();
  if (!facts.isProposed(field)) return children;
  return (
    <div className={styles.proposal}>
      <p className={styles.think}>
        <IconHelpCircle size="1.05em" stroke={1.75} aria-hidden /> {FIELDS[field].think} ...
      </p>
      {children}
      <p className={styles.ask}>{facts.isReadOnly ? 'Is that right?' : <a href="#confirm">Is that right?</a>}</p>
    </div>
  );
}
