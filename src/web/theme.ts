import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const pencil: MantineColorsTuple = [
  '#eef2fb',
  '#dfe7f6',
  '#bccffa',
  '#9db9f5',
  '#6f93de',
  '#4a73c8',
  '#2f5fb8',
  '#1f4ea8',
  '#173d87',
  '#102c63',
];

export const theme = createTheme({
  colors: { pencil },
  primaryColor: 'pencil',
  primaryShade: { light: 7, dark: 3 },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '600' },
  defaultRadius: '3px',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // A dialog's head is not the page's banner.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
  // One main action wears the pencil (accent color only on the primary button); everything else is ink on paper.
  variantColorResolver: (input) => {
    if (input.variant === 'filled') {
      return input.color === 'red'
        ? { background: 'var(--high)', hover: 'var(--high-strong)', color: 'var(--on-high)', border: '1px solid transparent' }
        : { background: 'var(--pencil)', hover: 'var(--pencil-strong)', color: 'var(--on-pencil)', border: '1px solid transparent' };
    }
    if (input.variant === 'default') {
      return { background: 'transparent', hover: 'var(--shade)', color: 'var(--ink)', border: '1px solid var(--edge)' };
    }
    if (input.variant === 'subtle') {
      return { background: 'transparent', hover: 'var(--shade)', color: 'var(--ink)', border: '1px solid transparent' };
    }
    return defaultVariantColorsResolver(input);
  },
});

const shared = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-error': 'var(--high)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--shade)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
};

/** Maps our paper-and-ink colors to the component library, in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
