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

/** Delay after a field lost focus by which a click on the form's button has been handled. */
const AFTER_TYPING_MS = 600;

const isInField = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** Whether a field has focus: a prerendered page hydrates on the first touch, and must not steal the focus. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (isInField()) setTyping(true);
      else timer = setTimeout(() => setTyping(isInField()), AFTER_TYPING_MS);
    };
    setTyping(isInField());
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isTyping;
}

/** Shows the introduction once: to signed-in people anywhere, to visitors on the landing page. */
export function OnboardingGate() {
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  const [isSeen, setSeen] = useState(readFlag);
  const isTyping = useIsTyping();
  const isDue = !isSeen && !isLoading && !isTyping && (user !== null || pathname === '/');
  // When it can't be fetched, the user goes on: it shows on the next page.
  const Onboarding = useOnDemand(isDue, () => import('../features/onboarding/onboarding-modal.tsx'));

  function close() {
    storeFlag();
    setSeen(true);
  }
  return Onboarding && <Onboarding isOpen={isDue} isSignedIn={user !== null} onClose={close} />;
}
