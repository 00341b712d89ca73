import { Notification } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, type Toast, toast } from './toast.ts';

/** Shows the current toast. */
export function Toaster() {
  const shown = useSyncExternalStore(currentToast.subscribe, currentToast.get, currentToast.getOnServer);
  return <div className="toasts">{shown && <ToastBox key={shown.id} shown={shown} />}</div>;
}

/** Closes after a while, but not under the pointer and not while something in it has the focus. */
function ToastBox({ shown: { tone, title, message, closesAfterMs, undo } }: { shown: Toast }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(toast.close, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld, closesAfterMs]);

  return (
    <Notification
      title={title}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      onClose={toast.close}
      closeButtonProps={{ 'aria-label': 'Close notification' }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {message}
      {undo && ' '}
      {undo && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            toast.close();
            undo();
          }}
        >
          Undo
        </button>
      )}
    </Notification>
  );
}
