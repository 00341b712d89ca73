import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';

/** Titles that name nothing: defaults of editors and frameworks, and bare words for a page's place. */
const GENERIC =
  /^(home ?page|home|homepage|startseite|accueil|inicio|início|index|index\.html?|untitled( document| page)?|unbenannt|new page|page|document|title|website|my (web)?site|welcome|default|react app|vite app|vite \+ react(.*)?|create next app|next\.?js app|nuxt app|vue app|angular app|app|about|about us|services|products|contact|contact us|blog|test)$/iu;

export const genericTitle = defineAudit({
  id: 'generic-title',
  category: 'seo',
  severity: 'medium',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Titles name the page and the business',
  problem: 'The title says nothing specific about this business',
  why: 'In search results or a row of tabs, people cannot tell whose page it is or what it offers.',
  fix: 'Name what the page offers, then the business.',
  source: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
  applies: (page) => (page.title ?? '').trim() !== '',
  check: ({ title }) => (GENERIC.test(foldText(title ?? '')) ? { selector: 'head > title', snippet: foldText(title ?? '') } : null),
});
