import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Props = { as?: 'div' | 'pre' | 'section'; label: string; className?: string | undefined; children: ReactNode };

/** A scroll container that is focusable by keyboard only while its content overflows (and until it is measured). */
export function ScrollBox({ as: Box = 'div', label, className, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(true);
  // Other content in a box of the same size is no change that its observer reports.
  useEffect(() => setScrolling(overflows(box.current)));
  useEffect(() => {
    // In the frame in which the size changes: what scrolls is never shown without a way to reach it.
    const observer = new ResizeObserver(() => flushSync(() => setScrolling(overflows(box.current))));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const reach = isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Box ref={box as never} className={className} {...reach}>
      {children}
    </Box>
  );
}

const overflows = (element: HTMLElement | null) =>
  element !== null && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
