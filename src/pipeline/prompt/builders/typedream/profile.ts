import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const typedreamProfile: BuilderProfile = {
  id: 'typedream',
  status: 'Uncertain: said to belong to beehiiv; we could not confirm whether the stand-alone product accepts new sites.',
  inputForm: 'A short description; the product proposes sections and copy in a block editor.',
  hasMemory: false,
  limit: { characters: 800, source: 'design-default' },
  structure: ['name', 'offer in one line', 'audience', 'tone', 'sections in order', 'colors and font last'],
  stack: 'Closed, hosted editor for simple marketing and creator pages.',
  cannot: [
    { what: 'application logic', words: ['application logic', 'workflow engine', 'API'] },
    { what: 'log-in areas', words: ['login area', 'log-in area', 'member area', 'user account*'] },
    { what: 'code', words: ['React', 'Tailwind', 'JavaScript', 'CSS'] },
  ],
  names: ['Paste:'],
  startPage: 'https://typedream.com/',
  notice: 'Check that Typedream still accepts new sites; the same prompt fits other simple builders.',
  guidance: ['very short description', 'copy block by block, to be pasted by hand'],
  complaints: ['two sections that say the same thing', 'copy that does not hang together'],
  sources: ['https://read.cv/putrikarunia/ai-website-builder-case-study'],
  confidence: 'L',
  checkedAt: '2026-11-21',
};
