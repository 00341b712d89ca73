import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const framerProfile: BuilderProfile = {
  id: 'framer',
  status: 'Active. Framer 3.0 (June 2026) brought agents on the canvas.',
  inputForm: 'A prompt that yields one responsive page on the canvas, neutral in style at first; style, components and CMS follow.',
  hasMemory: false,
  limit: { characters: 3_000, source: 'design-default' },
  structure: [
    'page type, business and visitor in one line',
    'sections in order with layout shape and final copy',
    'style values',
    'breakpoints',
    'settings separately',
  ],
  stack: "Hosted React output on the vendor's network; code components possible; no export of the site.",
  cannot: [
    { what: 'server code and databases', words: ['server code', 'backend', 'database', 'api route'] },
    { what: 'user accounts', words: ['user account*', 'login area', 'log-in area', 'member area'] },
    {
      what: 'cart and checkout without a plugin',
      words: [
        'build a cart',
        'build the cart',
        'add a cart',
        'add the cart',
        'build a checkout',
        'build the checkout',
        'add a checkout',
        'add the checkout',
      ],
    },
  ],
  names: ['Section 1', 'Breakpoints', 'Canvas prompt', 'Style pass'],
  startPage: 'https://www.framer.com/ai/',
  notice: 'Framer documents no link that carries a prompt: copy the first block, then continue page by page.',
  guidance: [
    'copy and order first, look second',
    'page by page',
    'CMS collections for what repeats',
    'ask for a place for a function, not for the function',
  ],
  complaints: ['looks like every other site of the kind', 'motion that slows the page', 'thin CMS', 'basic forms'],
  sources: [
    'https://www.framer.com/help/articles/how-to-update-page-titles-descriptions-and-social-images',
    'https://www.framer.com/agents/external',
    'https://www.framer.com/marketplace/plugins/auth-plugin',
  ],
  confidence: 'M',
  checkedAt: '2026-11-21',
};
