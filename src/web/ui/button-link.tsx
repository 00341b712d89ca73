import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

type Props = ButtonProps & Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-label'> & { children: ReactNode };

/** A link that looks like a button, because it leads somewhere. */
export function ButtonLink({ children, ...props }: Props) {
  return (
    <Button component={Link} {...props}>
      {children}
    </Button>
  );
}
