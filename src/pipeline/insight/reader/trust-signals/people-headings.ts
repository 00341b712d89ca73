import { hasTerm } from '#lexicon/match-terms.ts';
import { kindOfHeading } from '../offers/section-kinds.ts';

/** Whether a heading is that of a team: "Our team", "Board"; no invitation to join it. */
export const isTeamTitle = (text: string): boolean =>
  hasTerm(text, 'people', 'team-heading') && !hasTerm(text, 'people', 'not-team-heading');

/** Whether what is below a heading presents people of the business: a team, or one of a role ("Coaches", "President"). */
export const isAboutPeople = (text: string): boolean => isTeamTitle(text) || kindOfHeading(text) === 'people';
