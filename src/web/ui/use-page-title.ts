import { useEffect } from 'react';

/** Names the tab, and with it the entry in the browser's history. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Sitebrief`;
  }, [title]);
}
