import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

const GENERIC =
  /^(welcome|welcome to (our|my) (web)?site|hello|home|home ?page|willkommen|herzlich willkommen|startseite|bienvenue|accueil|bienvenidos?|inicio|benvenuti|ようこそ|untitled|title|heading|your (headline|title)( here)?)[!.\s]*$/iu;

export const genericH1 = defineAudit({
  id: 'generic-h1',
  category: 'content',
  severity: 'medium',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Main headings say what is offered',
  problem: 'The main heading does not say what is offered',
  why: 'Visitors decide within seconds whether they are in the right place, and they read the main heading first.',
  fix: "Say what you offer and to whom, in your customers' words.",
  source: 'https://www.nngroup.com/articles/how-long-do-users-stay-on-web-pages/',
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && text.trim() !== '');
    return heading && GENERIC.test(foldText(heading.text)) ? { selector: heading.selector, snippet: heading.text } : null;
  },
});
