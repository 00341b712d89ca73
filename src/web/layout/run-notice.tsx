import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { canNotify, isNotifying, sayDone, setNotifying } from '../ui/page-notice.ts';
import { SmallButton } from '../ui/small-button.ts';
import { toast } from '../ui/toast.ts';

/** Watches something long that this screen shows: says so when it ends. */
export function useRunNotice(isRunning: boolean, text: string): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isRunning) sayDone(text);
    was.current = isRunning;
  }, [isRunning, text]);
}

/** Offers a notification when what runs is done. The browser is asked only after the press of it. */
export function NotifyButton() {
  const [isOn, setOn] = useState(isNotifying);
  if (!canNotify()) return null;
  async function toggle() {
    if (isOn) {
      setNotifying(false);
      return setOn(false);
    }
    const permission = await Notification.requestPermission();
    if (permission === 'granted') {
      setNotifying(true);
      setOn(true);
    } else
      toast.error(
        'Notifications Are Blocked',
        'Allow them for this site in your browser, then try again. The title of this tab says when it is done.',
      );
  }
  return (
    <SmallButton leftSection={<IconBell size={16} stroke={1.5} aria-hidden />} aria-pressed={isOn} onClick={() => void toggle()}>
      {isOn ? 'You will be notified' : 'Notify me when it is done'}
    </SmallButton>
  );
}
