import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { safeHref } from '../safe-href.ts';
import { useEvidenceSelection } from './evidence-context.tsx';
import type { EvidenceItem } from './evidence-item.ts';
import styles from './evidence-mark.module.css';
import { KindIcon } from './kind.tsx';

/** What keys do on a statement that has the focus, by `KeyboardEvent.key`. */
export type KeyActions = Record<string, (mark: HTMLElement) => void>;

/**
 * A statement that shows its evidence when selected. Arrow keys move to the next one, Enter opens the page of the one
 * selected (where the margin is a sheet, Enter opens the sheet).
 */
export function EvidenceMark({ item, keys = {}, children }: { item: EvidenceItem; keys?: KeyActions; children?: ReactNode }) {
  const { item: selected, select, isSheet } = useEvidenceSelection();
  const isSelected = selected?.id === item.id;
  const showAgain = useEffectEvent(() => isSelected && select(item, false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of a statement follows its changes.
  useEffect(() => void showAgain(), [item.text, item.kind, item.details.length]);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (action) {
      event.preventDefault();
      action(event.currentTarget);
    }
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
      aria-keyshortcuts={Object.keys(keys).join(' ') || undefined}
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
