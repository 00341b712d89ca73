/* What happened while the tab was out of sight is said in its title until it is looked at. */

let notice = '';
const listeners = new Set<() => void>();

function set(next: string) {
  notice = next;
  for (const listener of listeners) listener();
}

/** Puts a word before the title of a tab that is out of sight; the next look at it removes the word. */
function noteInTitle(word: string): void {
  set(word);
  const onLook = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onLook);
    set('');
  };
  document.addEventListener('visibilitychange', onLook);
}

/** For `useSyncExternalStore`. */
export const titleNotice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => notice,
};

const KEY = 'notify-when-done';

/** Browsers show notifications for secure pages only (Notifications API, 3). */
export const canNotify = () => typeof Notification !== 'undefined' && window.isSecureContext;

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Remembers in this browser whether notifications are wanted. */
export function setNotifying(isOn: boolean) {
  try {
    if (isOn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // No storage: it lasts as long as the page.
  }
}

/** Whether a notification will be shown. */
export const isNotifying = (): boolean => canNotify() && isWanted() && Notification.permission === 'granted';

/** Says that something long is done while the tab is out of sight: in its title, and as a notification if they asked for one. */
export function sayDone(text: string) {
  if (!document.hidden) return;
  noteInTitle('Done');
  if (!isNotifying()) return;
  try {
    const shown = new Notification('Sitebrief', { body: text, tag: 'run-done', icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow them to service workers only; the title says it.
  }
}
