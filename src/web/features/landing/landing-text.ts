/** What the landing page says. True numbers only. */
export const FEATURES = [
  {
    title: 'A margin of evidence',
    text: 'Select any statement and see the page, the words it rests on, and whether it was observed, inferred, or looked for and not found.',
  },
  {
    title: 'A portrait of the site',
    text: 'Its colours with their roles, its fonts, its logo, its tone: observed values only, ready to hand on.',
  },
  {
    title: 'What to fix first',
    text: 'Search, conversion, accessibility, speed, content and security, as one ordered list with reach and effort. What is good already stands beside it.',
  },
  {
    title: 'You and your rivals, side by side',
    text: 'Five to eight of them: offer, price shown, main button, proof and guarantee. Each says how it was found and whether it was visited.',
  },
  {
    title: 'A brief the builder understands',
    text: 'One document of numbered blocks, written for Lovable, Framer, Wix, Typedream, 10Web or your own GPT, each with its length against the limit.',
  },
];

export const STEPS = [
  { title: 'Analyze', text: 'Give the address. Up to 12 pages are read while you watch them arrive, usually in 10-15 seconds.' },
  {
    title: 'Optimize',
    text: 'A strategy in six parts by EXCEED: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. You edit it as you like.',
  },
  { title: 'Deploy', text: 'Choose the builder, copy or download its brief, and check the new site against the list at the end.' },
];

/** What one analysis comes to. */
export const NUMBERS = [
  { number: '12', text: 'pages of your site, read in the order of their weight' },
  { number: '5-8', text: 'rivals, each with its source' },
  { number: '6', text: 'areas checked, from search to security' },
  { number: '6', text: 'builders the brief is written for' },
];

export const NEVER = [
  'It never invents reviews, numbers, clients or prices. What is missing becomes a question to you.',
  'It never loses pages, addresses, titles or forms that work. They are protected in the brief.',
  'It never hides where a statement comes from, and says plainly what it could not check.',
];
