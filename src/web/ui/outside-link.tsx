import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

type Props = { href: string; children: ReactNode; className?: string | undefined };

/** A link to another site in a new tab; plain text when the URL must not be followed. */
export function OutsideLink({ href, children, className }: Props) {
  const safe = safeHref(href);
  if (!safe) return <span className={className}>{children}</span>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <IconExternalLink
        size="0.9em"
        stroke={1.5}
        aria-label=" (opens in a new tab)"
        style={{ marginLeft: '0.25em', verticalAlign: '-0.08em' }}
      />
    </a>
  );
}
