import audienceCues from './audience-cues.json' with { type: 'json' };
import audienceGroups from './audience-groups.json' with { type: 'json' };
import audienceQuestions from './audience-questions.json' with { type: 'json' };
import businessModels from './business-models.json' with { type: 'json' };
import businessNames from './business-names.json' with { type: 'json' };
import claimsOfFact from './claims-of-fact.json' with { type: 'json' };
import commonAudienceGroups from './common-audience-groups.json' with { type: 'json' };
import companyFacts from './company-facts.json' with { type: 'json' };
import companyStart from './company-start.json' with { type: 'json' };
import comparisonPhrases from './comparison-phrases.json' with { type: 'json' };
import compliance from './compliance.json' with { type: 'json' };
import controlLabels from './control-labels.json' with { type: 'json' };
import copyQuality from './copy-quality.json' with { type: 'json' };
import decisionDoubts from './decision-doubts.json' with { type: 'json' };
import eventPrograms from './event-programs.json' with { type: 'json' };
import fieldLabels from './field-labels.json' with { type: 'json' };
import genericOfferWords from './generic-offer-words.json' with { type: 'json' };
import guestServices from './guest-services.json' with { type: 'json' };
import legalPages from './legal-pages.json' with { type: 'json' };
import meantFor from './meant-for.json' with { type: 'json' };
import negations from './negations.json' with { type: 'json' };
import nonprofitCustomers from './nonprofit-customers.json' with { type: 'json' };
import offerLabels from './offer-labels.json' with { type: 'json' };
import offerPaths from './offer-paths.json' with { type: 'json' };
import offeringVerbs from './offering-verbs.json' with { type: 'json' };
import pageLabels from './page-labels.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import placePrepositions from './place-prepositions.json' with { type: 'json' };
import placeholderText from './placeholder-text.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import pricingModels from './pricing-models.json' with { type: 'json' };
import promises from './promises.json' with { type: 'json' };
import promptInjection from './prompt-injection.json' with { type: 'json' };
import proofLabels from './proof-labels.json' with { type: 'json' };
import purpose from './purpose.json' with { type: 'json' };
import questionWords from './question-words.json' with { type: 'json' };
import sayings from './sayings.json' with { type: 'json' };
import sectionHeadings from './section-headings.json' with { type: 'json' };
import sectionPurposes from './section-purposes.json' with { type: 'json' };
import selfDescriptions from './self-descriptions.json' with { type: 'json' };
import serviceNouns from './service-nouns.json' with { type: 'json' };
import siteRules from './site-rules.json' with { type: 'json' };
import textQuality from './text-quality.json' with { type: 'json' };
import tone from './tone.json' with { type: 'json' };
import type { Topic } from './topic.ts';
import tradeOffers from './trade-offers.json' with { type: 'json' };
import trustSignals from './trust-signals.json' with { type: 'json' };
import uniqueSellingPoints from './unique-selling-points.json' with { type: 'json' };
import visitorActions from './visitor-actions.json' with { type: 'json' };
import voice from './voice.json' with { type: 'json' };

/** What reading a site looks for in every text of its pages. */
const OF_TEXTS: readonly Topic[] = [
  audienceCues,
  audienceGroups,
  businessModels,
  businessNames,
  commonAudienceGroups,
  companyFacts,
  compliance,
  controlLabels,
  placeholderText,
  places,
  pricingModels,
  promptInjection,
  tone,
  trustSignals,
  uniqueSellingPoints,
  voice,
];

/** What it looks for in names, headings, labels and single sentences. */
const OF_PHRASES: readonly Topic[] = [
  audienceQuestions,
  comparisonPhrases,
  eventPrograms,
  fieldLabels,
  genericOfferWords,
  guestServices,
  legalPages,
  meantFor,
  nonprofitCustomers,
  offerLabels,
  offerPaths,
  offeringVerbs,
  pageLabels,
  people,
  promises,
  purpose,
  sayings,
  sectionHeadings,
  selfDescriptions,
  serviceNouns,
  textQuality,
  tradeOffers,
];

/** Words that are in nearly every text, and are looked for in a few alone. */
const OF_HEADS: readonly Topic[] = [placePrepositions];

/** What a strategy looks for in every text of the site. */
const OF_RULES: readonly Topic[] = [siteRules, visitorActions];

/** What strategy, prompt and checks look for in the texts that they write. */
const OF_PLANS: readonly Topic[] = [
  claimsOfFact,
  companyStart,
  copyQuality,
  decisionDoubts,
  negations,
  proofLabels,
  questionWords,
  sectionPurposes,
];

/**
 * Every topic of the lexicon. A new one is a JSON file here and a line in one of these lists. A text is searched for one list at a
 * time: words like "the" are terms of names, and finding them in every text of a site would take longer than all the rest.
 */
export const TOPIC_LISTS: readonly (readonly Topic[])[] = [OF_TEXTS, OF_PHRASES, OF_RULES, OF_PLANS, OF_HEADS];
