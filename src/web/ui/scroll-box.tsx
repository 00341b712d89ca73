import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { as?: 'div' | 'pre' | 'section'; label: string; className?: string | undefined; children: ReactNode };

/** A scroll container that is focusable by keyboard only while its content overflows (and until it is measured). */
export function ScrollBox({ as: Box = 'div', label, className, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolling(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const reach = isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Box ref={box as never} className={className} {...reach}>
      {children}
    </Box>
  );
}
