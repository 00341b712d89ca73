import type { FindingGroup } from '../../finding-groups.ts';
import { namePages } from '../../markdown/sentences.ts';
import { type MoveCandidate, move } from './move.ts';

type Rule = {
  /** Audits, any of which gives the reason. */
  ids: string[];
  effect: number;
  effort?: MoveCandidate['effort'];
  title: (group: FindingGroup) => string;
  why: string | ((group: FindingGroup) => string);
  /** Where to start; the fix of the audit without it. */
  how?: string;
};

const on = ({ pages }: FindingGroup) => namePages(pages);

/** Findings that cost visitors, in the owner's terms. Everything else of the audits is reference. */
const RULES: Rule[] = [
  {
    ids: ['noindex-key-page', 'robots-txt-blocks-all'],
    effect: 96,
    title: (group) => `Let search engines in: ${on(group)} ${group.pages.length === 1 ? 'is' : 'are'} closed to them`,
    why: 'A page that search engines may not show brings no visitor from them, however good it is.',
  },
  {
    ids: ['placeholder-text', 'unfilled-template'],
    effect: 86,
    title: (group) => `Take the template text down: it is on ${on(group)}`,
    why: 'A page that still shows its template looks abandoned, and a dummy number or name loses the inquiry.',
  },
  {
    ids: ['pricing-without-prices'],
    effect: 68,
    effort: 'medium',
    title: (group) => `Show the prices where visitors decide: ${on(group)} shows none`,
    why: 'Who looks for a price and finds none asks elsewhere, or not at all.',
  },
  {
    ids: ['only-after-javascript'],
    effect: 72,
    effort: 'medium',
    title: (group) =>
      `Put the text into the page itself: ${on(group)} ${group.pages.length === 1 ? 'is' : 'are'} empty until a script has run`,
    why: 'Search engines, assistants and slow phones see an empty page.',
  },
  {
    ids: ['missing-viewport', 'viewport-fixed-width'],
    effect: 75,
    effort: 'medium',
    title: () => 'Make it readable on a phone: the pages are not laid out for small screens',
    why: 'Most visits come from phones, and who has to zoom leaves.',
  },
  {
    ids: ['broken-internal-link'],
    effect: 60,
    title: (group) => `Repair the links that end at an error, on ${on(group)}`,
    why: 'Who follows a link to an error page rarely tries a second one.',
  },
  {
    ids: ['slow-largest-paint'],
    effect: 56,
    effort: 'medium',
    title: (group) => `Show the first screen sooner: ${on(group)} ${group.pages.length === 1 ? 'makes' : 'make'} visitors wait`,
    why: 'Each second of waiting sends some visitors back to the search results.',
  },
  {
    ids: ['phone-not-clickable'],
    effect: 52,
    title: (group) => `Let phones dial the number with a tap: on ${on(group)} it is plain text`,
    why: 'On a phone a number that cannot be tapped is a call that is not made.',
    how: 'Make every phone number a link that dials it, in the header first.',
  },
  {
    ids: ['missing-form-label', 'empty-button'],
    effect: 42,
    title: (group) => `Name every field and button, on ${on(group)}`,
    why: 'Visitors with a screen reader, and everyone who tabs through, cannot tell what to enter.',
  },
  {
    ids: ['duplicate-title', 'missing-title', 'generic-title'],
    effect: 44,
    title: (group) => `Give each page a title that people search for, on ${on(group)}`,
    why: 'The title is the line that search results show; one that fits every page fits no search.',
  },
  {
    ids: ['missing-meta-description', 'duplicate-meta-description'],
    effect: 34,
    title: (group) => `Write the two lines that search results show, for ${on(group)}`,
    why: ({ id }) =>
      id === 'duplicate-meta-description'
        ? 'The same two lines on several pages tell nobody which of them answers the search.'
        : 'Without them a search engine picks words from anywhere on the page.',
  },
];

/** Moves about being found and being usable at all, from what the audits found. */
export function reachMoves(groups: readonly FindingGroup[]): MoveCandidate[] {
  return RULES.flatMap(({ ids, effect, effort, title, why, how }) => {
    const found = groups.filter(({ id }) => ids.includes(id));
    const [group] = found;
    if (!group) return [];
    return [
      move(`reach-${group.id}`, {
        title: title(group),
        why: typeof why === 'string' ? why : why(group),
        how: how ?? group.fix,
        effect,
        effort: effort ?? group.effort,
        evidence: group.evidence.slice(0, 1),
        findingIds: found.map(({ id }) => id),
      }),
    ];
  });
}
