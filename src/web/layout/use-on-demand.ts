import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '../ui/toast.ts';

/** Says that a part of the app could not be loaded. */
export const sayNotLoaded = (title: string) => toast.error(title, 'Please check your connection and try again.');

/** Props that load parts as soon as the pointer or the focus comes near them. A failure here says nothing: it is tried again when wanted. */
export function whenTouched(...loads: (() => Promise<unknown>)[]) {
  const load = () => {
    for (const one of loads) one().catch(() => undefined);
  };
  return { onPointerEnter: load, onFocus: load };
}

/**
 * A part of the app that is loaded on first use. Null until it has loaded. Unlike a lazy component its
 * failure (no network) is reported, and does not take the screen down.
 */
export function useOnDemand<P>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
  onFailed?: () => void,
): ComponentType<P> | null {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const latest = useRef({ load, onFailed });
  latest.current = { load, onFailed };
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    latest.current.load().then(
      ({ default: Part }) => !isOver && setPart({ Part }),
      () => !isOver && latest.current.onFailed?.(),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return part?.Part ?? null;
}
