import { useEffect } from 'react';

/** Tells the boot file of a prerendered page (public/boot.js) that the page is interactive. */
export function useAppReady() {
  useEffect(() => {
    window.dispatchEvent(new Event('app-ready'));
  }, []);
}
