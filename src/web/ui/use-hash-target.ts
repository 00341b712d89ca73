import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads to the element that the address names once it is there: what hides it is opened, and its first control takes the focus. */
export function useHashTarget(isReady: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again leads there again.
  useEffect(() => {
    const target = isReady && hash !== '' ? elementOf(hash.slice(1)) : null;
    if (!target) return;
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    target.scrollIntoView();
    const control =
      target.tabIndex >= 0 || target.hasAttribute('tabindex')
        ? target
        : target.querySelector<HTMLElement>('button, input, textarea, a[href]');
    control?.focus({ preventScroll: true });
  }, [hash, key, isReady]);
}

/** By the id as it is in the address, or decoded. */
function elementOf(name: string): HTMLElement | null {
  const found = document.getElementById(name);
  if (found) return found;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // Not an encoded name: the address was typed.
    return null;
  }
}
