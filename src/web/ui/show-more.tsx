import { type ReactNode, useState } from 'react';
import { SmallButton } from './small-button.ts';
import { useIsPrinting } from './use-is-printing.ts';

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
