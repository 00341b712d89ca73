import type { BusinessModelId } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ModelProfile } from '#contracts/insight.ts';
import { industryById } from '#lexicon/industries/industries.ts';
import { upperFirst } from '#text/characters.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { businessModelName } from '../reader/business-model/business-model.ts';
import type { AnsweredStatement, ModelAnswer } from './answer.ts';
import { type ClaimChecker, cleanText } from './check-claims.ts';
import { LIST_LIMITS, type ModelList } from './list-limits.ts';

const MAX_TONES = 5;
/** One to three words. */
const TONE_WORD = /^\p{L}[\p{L}-]{2,23}(?: \p{L}[\p{L}-]{1,23}){0,2}$/u;
const MAX_LABEL_WORDS = 10;

/** A model's answer after its quotes were looked up: what the pages don't show is left out and counted in `dropped`. `name`: provider and model. */
export function checkAnswer(answer: ModelAnswer, check: ClaimChecker, name: string): ModelProfile {
  let dropped = 0;
  const unproven: ModelProfile['unproven'] = [];
  const kept = <A, T>(answered: A | null, prove: (one: A) => T | null): T | null => {
    const proven = answered === null ? null : prove(answered);
    if (answered !== null && proven === null) dropped += 1;
    return proven;
  };
  const list = <A extends AnsweredStatement, T extends Claim>(
    field: ModelList,
    answered: readonly A[],
    prove: (one: A) => T | null,
  ): T[] => {
    const proven = answered.flatMap((one) => {
      const claim = kept(one, prove);
      if (claim === null) unproven.push({ field, text: cleanText(one.text) });
      return claim ?? [];
    });
    return withoutRepeats(proven).slice(0, LIST_LIMITS[field]);
  };
  const profile = {
    name,
    businessName: kept(answer.businessName, check.name),
    industry: kept(answer.industry, (one) => checkIndustry(one, check)),
    businessModel: kept(answer.businessModel, ({ id, quotes }) => checkBusinessModel(id, check.findProof(quotes).evidence)),
    primaryPurpose: kept(answer.primaryPurpose, check.conclusion),
    tone: answer.tone
      .map((word) => foldText(cleanText(word)).toLowerCase())
      .filter((word) => TONE_WORD.test(word))
      .slice(0, MAX_TONES),
    targetAudiences: list('targetAudiences', answer.targetAudiences, check.conclusion),
    services: list('services', answer.services, check.offer),
    products: list('products', answer.products, check.offer),
    valuePropositions: list('valuePropositions', answer.valuePropositions, check.promise),
    uniqueSellingPoints: list('uniqueSellingPoints', answer.uniqueSellingPoints, check.promise),
    geographies: list('geographies', answer.geographies, check.fact),
    trustSignals: list('trustSignals', answer.trustSignals, check.trust),
  };
  return { ...profile, dropped, unproven };
}

function checkIndustry(answered: NonNullable<ModelAnswer['industry']>, check: ClaimChecker): ModelProfile['industry'] {
  const leaf = industryById(answered.id ?? '');
  const claim = check.conclusion({ text: answered.label.trim() === '' ? (leaf?.label ?? '') : answered.label, quotes: answered.quotes });
  if (!claim || foldWords(claim.text).split(' ').length > MAX_LABEL_WORDS) return null;
  return { ...claim, text: upperFirst(claim.text), kind: 'inferred', industryId: leaf?.id ?? null };
}

function checkBusinessModel(modelId: BusinessModelId, evidence: Claim['evidence']): ModelProfile['businessModel'] {
  if (evidence.length === 0) return null;
  return { id: '', text: businessModelName(modelId), kind: 'inferred', confidence: 0.7, evidence, modelId };
}

/** A list names each thing once. */
function withoutRepeats<T extends Claim>(claims: readonly T[]): T[] {
  return [...new Map(claims.toReversed().map((claim) => [foldWords(claim.text), claim])).values()].reverse();
}

/** Number of statements that were proven. */
export function countStatements(profile: ModelProfile): number {
  const singles = [profile.businessName, profile.industry, profile.businessModel, profile.primaryPurpose];
  const lists = (Object.keys(LIST_LIMITS) as ModelList[]).map((field) => profile[field].length);
  return singles.filter((one) => one !== null).length + lists.reduce((sum, length) => sum + length, 0);
}
