import { useDocumentTitle } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { titleNotice } from './page-notice.ts';

/** Names the tab, and with it the entry in the browser's history. */
export function usePageTitle(title: string): void {
  const notice = useSyncExternalStore(titleNotice.subscribe, titleNotice.get, () => '');
  useDocumentTitle(`${notice && `${notice}: `}${title} · Sitebrief`);
}
