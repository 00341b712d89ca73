import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from './toast.ts';

/** The label says 'Copied!' for this long. */
const COPIED_MS = 2_000;

/** Copies a text; true for two seconds after success, a toast on failure. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.error('Copy Failed', 'Failed to copy to clipboard. Please select and copy manually.');
      return false;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    return true;
  }
  return { isCopied, copy };
}

type Props = ButtonProps & { text: string; children: ReactNode; onCopied?: () => void; 'aria-label'?: string };

export function CopyButton({ text, children, onCopied, ...props }: Props) {
  const { isCopied, copy } = useCopy();
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={16} stroke={1.5} aria-hidden /> : <IconCopy size={16} stroke={1.5} aria-hidden />}
      onClick={() => void copy(text).then((done) => done && onCopied?.())}
      {...props}
    >
      <span aria-live="polite">{isCopied ? 'Copied!' : children}</span>
    </Button>
  );
}
