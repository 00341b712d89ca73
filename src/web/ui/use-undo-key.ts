import { useEffect, useEffectEvent } from 'react';

const isMac = () => navigator.platform.startsWith('Mac');

/** Ctrl+Z (on a Mac Cmd+Z) outside of text fields, which have their own. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey && (isMac() ? event.metaKey : event.ctrlKey);
    const isInText = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null;
    if (!isUndo || isInText) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => undo(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
