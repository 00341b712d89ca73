import type { BuilderId } from '#contracts/builder.ts';

/** What is shown of each builder. Facts as in the builder reference; where something is uncertain it says so. */
export const DESIGNERS: { id: BuilderId; description: string; tags: [string, string, string]; notice?: string }[] = [
  {
    id: 'lovable',
    description: 'A chat that builds a React app from one prompt and goes on in follow-ups.',
    tags: ['Opens with the prompt', 'React and Tailwind', 'Code export'],
  },
  {
    id: 'framer',
    description: 'Designs responsive pages on a canvas, one prompt for each page.',
    tags: ['Page by page', 'Visual editing', 'Built-in CMS'],
  },
  {
    id: 'wix',
    description: 'Plans and builds a hosted site in conversation, with bookings, shop and blog.',
    tags: ['Short first message', 'Business features', 'Hosted'],
  },
  {
    id: 'typedream',
    description: 'Makes a simple marketing site from a short description.',
    tags: ['Short description', 'Section by section', 'No code'],
    notice: 'Check that Typedream still accepts new sites; the same prompt fits other simple builders.',
  },
  {
    id: '10web',
    description: 'Builds a WordPress site from a form: name, description, pages, colors and font.',
    tags: ['WordPress', 'Field by field', 'Plugins'],
  },
  {
    id: 'custom',
    description: 'For your own GPT or any other model: you set the criteria, we add the facts.',
    tags: ['Your criteria', 'Any model', 'Facts with sources'],
  },
];
