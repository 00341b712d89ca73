import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { useOnDemand } from './use-on-demand.ts';

/** Local-storage flag: set once the introduction was closed. */
export const ONBOARDING_FLAG = 'hasSeenOnboarding';

function readFlag(): boolean {
  try {
    return localStorage.getItem(ONBOARDING_FLAG) !== null;
  } catch {
    // Without storage the introduction would show on every page.
    return true;
  }
}

function storeFlag() {
  try {
    localStorage.setItem(ONBOARDING_FLAG, 'true');
  } catch {
    // Storage full: the introduction shows again after a reload.
  }
}

/** Someone who has done nothing for this long is not about to press something. */
const CALM_MS = 1_000;
const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'wheel', 'keydown', 'focusin', 'focusout'];

const isInField = () => document.activeElement?.matches('input, textarea, select') ?? false;
/** Also when the press began before this part of the app was there. */
const isAnythingPressed = () => document.querySelector(':active') !== null;
const isShown = () => document.querySelector('[data-introduction] [role="dialog"]') !== null;

/**
 * Whether the visitor has paused since `isReady`: a prerendered page hydrates on the first touch, and what opens then must neither take the
 * focus from a field nor come between the pointer and what it is about to press. A press that comes before it is shown starts the wait again.
 */
function useHasPaused(isReady: boolean): boolean {
  const [hasPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isReady) return setPaused(false);
    let isPressing = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isPressing || isAnythingPressed() || isInField() ? wait() : setPaused(true)), CALM_MS);
    };
    const look = ({ type }: Event) => {
      if (type.startsWith('pointer') && type !== 'pointermove') isPressing = type === 'pointerdown';
      if (isShown()) return;
      setPaused(false);
      wait();
    };
    wait();
    for (const sign of SIGNS) addEventListener(sign, look, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, look, { capture: true });
    };
  }, [isReady]);
  return hasPaused;
}

/** Shows the introduction once: to signed-in people anywhere, to visitors on the landing page. */
export function OnboardingGate() {
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  const [isSeen, setSeen] = useState(readFlag);
  const isWanted = !isSeen && !isLoading && (user !== null || pathname === '/');
  // Fetched before the pause, so that nothing can happen between the two. When it can't be, the user goes on: it shows on the next page.
  const Onboarding = useOnDemand(isWanted, () => import('../features/onboarding/onboarding-modal.tsx'));
  const hasPaused = useHasPaused(isWanted && Onboarding !== null);
  const isDue = isWanted && hasPaused;

  function close() {
    storeFlag();
    setSeen(true);
  }
  return Onboarding && <Onboarding isOpen={isDue} isSignedIn={user !== null} onClose={close} />;
}
