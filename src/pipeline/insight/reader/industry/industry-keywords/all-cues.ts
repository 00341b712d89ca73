import { BUSINESS_MEDIA_CUES } from './business-media-cues.ts';
import type { CueTable } from './cue-table.ts';
import { EDUCATION_COMMUNITY_CUES } from './education-community-cues.ts';
import { EVENTS_TRAVEL_INDUSTRY_CUES } from './events-travel-industry-cues.ts';
import { FOOD_RETAIL_CUES } from './food-retail-cues.ts';
import { HEALTH_BEAUTY_SPORT_CUES } from './health-beauty-sport-cues.ts';
import { SOFTWARE_CUES } from './software-cues.ts';
import { TRADES_PROPERTY_CUES } from './trades-property-cues.ts';

/** The cue phrases of every leaf of the taxonomy. */
export const ALL_CUES: CueTable = {
  ...FOOD_RETAIL_CUES,
  ...HEALTH_BEAUTY_SPORT_CUES,
  ...TRADES_PROPERTY_CUES,
  ...BUSINESS_MEDIA_CUES,
  ...SOFTWARE_CUES,
  ...EDUCATION_COMMUNITY_CUES,
  ...EVENTS_TRAVEL_INDUSTRY_CUES,
};
