import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** A button that opens another screen of the project. */
export function NavButton({ to, children, ...props }: ButtonProps & { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(to)} {...props}>
      {children}
    </Button>
  );
}
