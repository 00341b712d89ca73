import { INDUSTRIES } from '#lexicon/industries/industries.ts';
import { type DeclaredEntity, isBusinessEntity } from '../facts/declared.ts';

/** schema.org types that name a trade more exactly than the taxonomy's own cross-walk. */
const TYPE_TO_LEAF: Record<string, string> = {
  Attorney: 'law-firm',
  LegalService: 'law-firm',
  Physician: 'medical-practice',
  HVACBusiness: 'plumbing-heating',
  Plumber: 'plumbing-heating',
  MovingCompany: 'moving',
  NailSalon: 'beauty-salon',
  TattooParlor: 'tattoo',
  DaySpa: 'spa',
  Winery: 'brewery-winery',
  Distillery: 'brewery-winery',
  FastFoodRestaurant: 'restaurant',
  IceCreamShop: 'cafe',
  BedAndBreakfast: 'holiday-rental',
  VacationRental: 'holiday-rental',
  Hostel: 'hotel',
  Resort: 'hotel',
  EmploymentAgency: 'hr-recruiting',
  Preschool: 'preschool',
  ChildCare: 'preschool',
  ElementarySchool: 'school',
  HighSchool: 'school',
  MiddleSchool: 'school',
  Hackathon: 'hackathon',
  MusicFestival: 'festival',
  BusinessEvent: 'conference',
  VideoGame: 'games',
  BookStore: 'books-gifts',
  ToyStore: 'books-gifts',
  ShoeStore: 'fashion',
  ComputerStore: 'computer-repair',
  MotorcycleDealer: 'car-dealer',
  TireShop: 'car-repair',
  AutoBodyShop: 'car-repair',
  AccountingService: 'accounting',
  CatholicChurch: 'church',
  Church: 'church',
  CityHall: 'municipality',
  NewsMediaOrganization: 'news',
  DanceGroup: 'theatre',
  TheaterGroup: 'theatre',
  Corporation: '',
  SportsTeam: 'sports-club',
  Physiotherapy: 'physiotherapy',
  Dermatology: 'medical-practice',
  Optician: 'optician',
};

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
      if (/^(Organization|LocalBusiness|Corporation|Person|OnlineBusiness|Store|OnlineStore|ProfessionalService)$/.test(type)) continue;
      const exact = TYPE_TO_LEAF[type];
      const leaves = exact ? [exact] : INDUSTRIES.filter((leaf) => leaf.schemaOrg === type).map((leaf) => leaf.id);
      for (const id of leaves) {
        const share = 1 / leaves.length;
        if (share > (voices.get(id)?.share ?? 0)) voices.set(id, { share, entity, type });
      }
    }
  }
  return voices;
}
