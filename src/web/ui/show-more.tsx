import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SmallButton } from './small-button.ts';

type Props<T> = { items: T[]; count: number; children: (shown: T[]) => ReactNode; noun: string };

/** Shows the first few of a long list, and the rest on request and on paper. */
export function ShowMore<T>({ items, count, children, noun }: Props<T>) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const rest = items.length - count;
  return (
    <>
      {children(isWhole || isPrinting || rest <= 0 ? items : items.slice(0, count))}
      {rest > 0 && (
        <SmallButton onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} mt="xs" ml={-12}>
          {isWhole ? 'Show fewer' : `Show all ${items.length} ${noun}`}
        </SmallButton>
      )}
    </>
  );
}

/** Whether the page is being printed: what is cut short on a screen is whole on paper. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
