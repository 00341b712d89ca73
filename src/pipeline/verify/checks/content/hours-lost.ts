import { tokensOf } from '../../match/tokens.ts';
import { defineContactCheck } from './contact-checks.ts';

export const hoursLost = defineContactCheck({
  id: 'hours-lost',
  title: 'The opening hours are there',
  why: 'They are what most visitors of a local business look for.',
  red: 'Opening hours of the business are nowhere on the new site.',
  kind: 'hours',
  isSame: (one, other) => tokensOf(one).join(' ') === tokensOf(other).join(' '),
});
