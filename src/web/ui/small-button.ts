import { Button } from '@mantine/core';

/** A button in a row of actions, or next to what it acts on. */
export const SmallButton = Button.withProps({ size: 'compact-sm', variant: 'subtle' });
