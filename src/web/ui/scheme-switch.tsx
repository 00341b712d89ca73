import { type MantineColorScheme, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useIsHydrated } from './use-media.ts';

const NEXT: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const NAME: Record<MantineColorScheme, string> = { auto: 'as the system', light: 'light', dark: 'dark' };
const ICON = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** Cycles through: system, light, dark. */
export function SchemeSwitch() {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme();
  // The prerendered page does not know the choice; theme.js sets the colors before the first paint.
  const colorScheme = useIsHydrated() ? chosen : 'auto';
  const Icon = ICON[colorScheme];
  return (
    <UnstyledButton
      onClick={() => setColorScheme(NEXT[colorScheme])}
      aria-label={`Theme: ${NAME[colorScheme]}. Change to ${NAME[NEXT[colorScheme]]}`}
      title={`Theme: ${NAME[colorScheme]}`}
      style={{ display: 'inline-flex', padding: '0.35rem' }}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </UnstyledButton>
  );
}
