import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const wixProfile: BuilderProfile = {
  id: 'wix',
  status: 'Active: Harmony with the assistant Aria (January 2026), Studio and Vibe.',
  inputForm: 'Plain words to an assistant; the first version appears right away, then one change per turn.',
  hasMemory: true,
  limit: { characters: 2_000, source: 'design-default' },
  structure: [
    'who, what, where',
    'audience and goal',
    'pages',
    'business features by their names',
    'look',
    'a turn per page',
    'SEO settings turn',
  ],
  stack:
    "The vendor's own components; Wix Bookings, Wix Stores, Wix Forms, Wix Chat, Wix Members Area, Wix Site Search, Wix Comments, Wix Blog and Wix Events as apps.",
  cannot: [
    { what: 'custom code', words: ['custom code', 'Velo', 'JavaScript', 'React', 'Tailwind'] },
    { what: 'databases and server functions', words: ['database', 'backend', 'server-side', 'server side', 'http function'] },
    { what: 'exact style sheets', words: ['CSS'] },
  ],
  names: ['Turn:', 'SEO settings'],
  startPage: 'https://www.wix.com/',
  notice: 'No link can carry the text: paste the first message, then one turn at a time. If your site needs code, use Wix Studio or Vibe.',
  guidance: ['outcome, not mechanics', 'one topic per turn', 'name business features as Wix does'],
  complaints: ['filler copy', 'look-alike product pages', 'hard to leave', 'app costs'],
  sources: [
    'https://dev.wix.com/docs/go-headless/wix-vibe/about-wix-vibe',
    'https://dev.wix.com/docs/wix-blocks/about-wix-harmony-and-blocks',
  ],
  confidence: 'M',
  checkedAt: '2026-11-21',
};
