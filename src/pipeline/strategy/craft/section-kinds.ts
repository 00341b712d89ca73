import type { PageType } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';

/** What a section is for; `rank` is its position on a home page where the site gives no order. */
type SectionKind = { id: string; purpose: string; rank: number };

/** In the order in which they are tried; the words of their headings are in section-purposes.json. */
const KINDS: SectionKind[] = [
  { id: 'faq', rank: 80, purpose: 'Answer the questions that hold visitors back.' },
  { id: 'proof', rank: 60, purpose: 'Show the proof word for word, with its source.' },
  { id: 'pricing', rank: 70, purpose: 'Say what it costs, or what the next step is.' },
  { id: 'how-it-works', rank: 50, purpose: 'Show the steps from first contact to result.' },
  { id: 'contact', rank: 90, purpose: 'Let the visitor take the next step.' },
  { id: 'offers', rank: 30, purpose: 'Name what is offered, each with what the visitor gets.' },
  { id: 'about', rank: 40, purpose: 'Introduce the people behind it.' },
  { id: 'news', rank: 75, purpose: 'Show what is new.' },
  { id: 'gallery', rank: 55, purpose: 'Show real photos of the work or the place.' },
  { id: 'invitation', rank: 95, purpose: 'Invite to take part.' },
];

const GENERAL: SectionKind = { id: 'content', rank: 45, purpose: '' };

/** Position of a kind of section on a home page; unknown kinds go between offers and proof. */
export function rankOfKind(id: string): number {
  return KINDS.find((rule) => rule.id === id)?.rank ?? GENERAL.rank;
}

const kindOf = (id: string) => KINDS.find((rule) => rule.id === id) ?? GENERAL;

const BY_PAGE: Partial<Record<PageType, string>> = {
  faq: 'faq',
  pricing: 'pricing',
  testimonials: 'proof',
  'case-studies': 'proof',
  contact: 'contact',
  about: 'about',
  team: 'about',
  services: 'offers',
  products: 'offers',
  gallery: 'gallery',
};

/** What the entries of a section are. */
type Listed = { offers?: boolean; questions?: boolean };

/** The kind of a section: a list of questions, else from its heading, from offers named in its list, then from the type of its page. */
export function sectionKind(heading: string, lists: Listed, pageType: PageType): SectionKind {
  if (lists.questions) return kindOf('faq');
  const known = KINDS.find(({ id }) => hasTerm(heading, 'section-purposes', id));
  if (known) return known;
  return lists.offers ? kindOf('offers') : kindOf(BY_PAGE[pageType] ?? '');
}
