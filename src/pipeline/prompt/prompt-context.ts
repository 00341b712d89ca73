import type { BusinessProfile } from '#contracts/business.ts';
import { isKnown } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { siteText } from './site-text.ts';

/** Everything a composer writes from. */
export type PromptContext = {
  strategy: Strategy;
  name: string;
  industry: string;
  place: string;
  /** Why the business exists, in its own words; '' where no page says it. */
  purpose: string;
  /** English name of the language of the copy, for example `German`. */
  language: string;
  /** The owner's own decisions, which override everything else. */
  notes: string;
  /** The user's criteria for a builder of their own, verbatim; '' when there are none. */
  criteria: string;
  /** File names of the screenshots of the blueprint that go with the prompt; empty without any. */
  images: readonly string[];
  /** Confidence of the analysis, 0-100. */
  confidencePercent: number;
};

export type ComposeInput = {
  strategy: Strategy;
  profile: BusinessProfile;
  customPrompt: string;
  /** File names of the screenshots of the blueprint that really go with the prompt. */
  images?: readonly string[];
};

/** English name of a language code; the code itself when it is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Gathers what every composer needs. Texts of the site are cleaned for use in a prompt. */
export function createPromptContext({ strategy, profile, customPrompt, images = [] }: ComposeInput): PromptContext {
  return {
    strategy,
    name: siteText(strategy.site.businessName),
    industry: isKnown(profile.industry.claim) ? siteText(strategy.site.industry) : '',
    place: siteText(strategy.site.place),
    purpose: isKnown(profile.primaryPurpose) ? siteText(strategy.site.purpose) : '',
    language: strategy.site.language === '' ? '' : languageName(strategy.site.language),
    notes: (strategy.notes ?? '').trim(),
    criteria: customPrompt.trim(),
    images,
    confidencePercent: Math.round(profile.confidence.value * 100),
  };
}
