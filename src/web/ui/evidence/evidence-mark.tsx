import type { KeyboardEvent, ReactNode } from 'react';
import { safeHref } from '../safe-href.ts';
import { useEvidenceSelection } from './evidence-context.tsx';
import type { EvidenceItem } from './evidence-item.ts';
import styles from './evidence-mark.module.css';
import { KindIcon } from './kind.tsx';

/**
 * A statement that shows its evidence when selected. Arrow keys move to the next one, Enter opens the page of the one
 * selected (where the margin is a sheet, Enter opens the sheet).
 */
export function EvidenceMark({ item, children }: { item: EvidenceItem; children?: ReactNode }) {
  const { item: selected, select, isSheet } = useEvidenceSelection();
  const isSelected = selected?.id === item.id;

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      neighbour(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)?.focus();
    }
    if (event.key === 'Enter' && isSelected && !isSheet) {
      event.preventDefault();
      const href = safeHref(item.places[0]?.url ?? '');
      if (href) window.open(href, '_blank', 'noopener,noreferrer');
    }
  }

  return (
    <button
      type="button"
      className={styles.mark}
      data-evidence-mark
      aria-pressed={isSelected}
      onClick={() => select(item, true)}
      onFocus={(event) => {
        if (!isSheet && event.currentTarget.matches(':focus-visible')) select(item, false);
      }}
      onKeyDown={onKeyDown}
    >
      <span className={styles.text}>{children ?? item.text}</span>
      {item.kind !== 'observed' && (
        <span className={styles.kind}>
          {' '}
          <KindIcon kind={item.kind} />
        </span>
      )}
    </button>
  );
}

function neighbour(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(from.closest('[data-evidence-root]')?.querySelectorAll<HTMLElement>('[data-evidence-mark]') ?? [])];
  return all[all.indexOf(from) + step];
}
