import type { BuilderId } from '#contracts/builder.ts';

export type Sample = {
  id: string;
  name: string;
  kind: string;
  text: string;
  builder: BuilderId /** It shows how a rebuilt site was checked. */;
  hasCheck?: true;
};

/** The demo projects. One that the server can't return is left out. */
export const SAMPLES: Sample[] = [
  {
    id: 'demo-coffee',
    name: 'Coffee subscription',
    kind: 'Shop with subscriptions',
    text: 'Freshly roasted coffee by mail, for households earning $75K or more. See how the offer, the competitors and the brief look for a shop.',
    builder: 'lovable',
    hasCheck: true,
  },
  {
    id: 'demo-fitness',
    name: 'Fitness coaching',
    kind: 'Local service with bookings',
    text: 'Personal training at $200-400 a session. See which proof counts and what stops visitors from booking.',
    builder: 'framer',
  },
  {
    id: 'demo-saas',
    name: 'B2B analytics platform',
    kind: 'Software by contract',
    text: 'Annual contracts of $2,400 for analytics in companies. See how a pricing page and a demo request are planned.',
    builder: 'typedream',
  },
];
