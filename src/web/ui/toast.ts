import { notifications } from '@mantine/notifications';

type Tone = 'success' | 'error';

function show(tone: Tone, title: string, message: string) {
  // One at a time: a new toast replaces the current one.
  notifications.clean();
  notifications.show({
    title,
    message,
    withBorder: false,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close notification' },
    ...{ 'data-tone': tone },
  });
}

export const toast = {
  success: (title: string, message: string) => show('success', title, message),
  error: (title: string, message: string) => show('error', title, message),
};
