import { isSameAddress } from '../../match/same-address.ts';
import { defineContactCheck } from './contact-checks.ts';

export const addressLost = defineContactCheck({
  id: 'address-lost',
  title: 'The postal address is there',
  why: 'Local search compares the address on the site with the one in its listings.',
  red: 'An address of the business is nowhere on the new site.',
  kind: 'address',
  isSame: isSameAddress,
});
