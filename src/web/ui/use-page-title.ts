import { useDocumentTitle } from '@mantine/hooks';

/** Names the tab, and with it the entry in the browser's history. */
export const usePageTitle = (title: string) => useDocumentTitle(`${title} · Sitebrief`);
