import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const lovableProfile: BuilderProfile = {
  id: 'lovable',
  status: 'Active. New projects since 13 May 2026 are server-rendered with TanStack Start.',
  inputForm: 'One chat box with a Plan and a Build mode; files can be attached; knowledge is a text field of standing instructions.',
  takesImages: true,
  hasMemory: true,
  limit: { characters: 40_000, source: 'design-default' },
  structure: [
    'goal',
    'audience',
    'journey',
    'look',
    'routes',
    'sections with copy',
    'states and forms',
    'head data',
    'what stays',
    'acceptance',
  ],
  stack: 'React, TypeScript, Tailwind and shadcn on TanStack Start; database, sign-in and functions by Lovable Cloud.',
  cannot: [
    { what: 'frameworks other than React', words: ['Next.js', 'Vue', 'Angular', 'Svelte'] },
    { what: 'WordPress or PHP', words: ['WordPress', 'PHP'] },
    { what: 'native mobile apps', words: ['native app', 'native mobile app', 'ios app', 'android app'] },
  ],
  names: ['route'],
  startPage: 'https://lovable.dev/',
  notice:
    'The link sends the text to Lovable. After you sign in and choose a workspace, it starts a build right away, which costs credits.',
  guidance: [
    'real text, never filler',
    'style words early',
    'one component per follow-up',
    'say what must not change',
    'repeat important rules',
  ],
  complaints: [
    'blank or duplicate titles',
    'forms that lead nowhere',
    'violet gradients and three equal cards',
    'invented "trusted by" strips',
  ],
  sources: [
    'https://docs.lovable.dev/integrations/build-with-url',
    'https://docs.lovable.dev/features/knowledge',
    'https://docs.lovable.dev/features/design-guidance',
    'https://docs.lovable.dev/prompting/prompting-one',
    'https://docs.lovable.dev/tips-tricks/seo-geo',
  ],
  confidence: 'H',
  checkedAt: '2026-11-21',
};
