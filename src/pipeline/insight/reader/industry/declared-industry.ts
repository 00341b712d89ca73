import { INDUSTRIES } from '#lexicon/industries/industries.ts';
import { type DeclaredEntity, isBusinessEntity } from '../../../site-model/declared-entities.ts';

/** Types that any business may declare. */
const VAGUE_TYPES: ReadonlySet<string> = new Set([
  'Organization',
  'LocalBusiness',
  'Corporation',
  'Person',
  'OnlineBusiness',
  'Store',
  'OnlineStore',
  'ProfessionalService',
]);

/** Types of a whole sector, declared where schema.org has no closer one: they only lean. */
const LOOSE_TYPES: ReadonlySet<string> = new Set([
  'GeneralContractor',
  'LodgingBusiness',
  'AutomotiveBusiness',
  'PerformingGroup',
  'CivicStructure',
]);
const LOOSE_SHARE = 0.25;

/**
 * How strongly declared types speak for each leaf, 0 to 1. A type of one leaf alone (`Dentist`) speaks fully, one shared
 * by many (`ProfessionalService`) divides its voice; `Organization` and `LocalBusiness` say nothing.
 */
export function declaredIndustry(
  declared: readonly DeclaredEntity[],
): Map<string, { share: number; entity: DeclaredEntity; type: string }> {
  const voices = new Map<string, { share: number; entity: DeclaredEntity; type: string }>();
  for (const entity of declared.filter(isBusinessEntity)) {
    for (const type of entity.types) {
      if (VAGUE_TYPES.has(type)) continue;
      const exact = INDUSTRIES.filter(({ declaredTypes }) => declaredTypes?.includes(type));
      const leaves = (exact.length > 0 ? exact : INDUSTRIES.filter(({ schemaOrg }) => schemaOrg === type)).map(({ id }) => id);
      for (const id of leaves) {
        const share = (LOOSE_TYPES.has(type) ? LOOSE_SHARE : 1) / leaves.length;
        if (share > (voices.get(id)?.share ?? 0)) voices.set(id, { share, entity, type });
      }
    }
  }
  return voices;
}
