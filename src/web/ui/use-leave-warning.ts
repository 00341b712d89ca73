import { useWindowEvent } from '@mantine/hooks';

/** While something is not saved, the browser asks before it closes or reloads the page. */
export const useLeaveWarning = (isUnsaved: boolean) =>
  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
