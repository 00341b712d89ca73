import type { SiteModel } from '../../../site-model/site-model.ts';
import { companyFacts } from '../facts/company-facts.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

const [MIN_LENGTH, MAX_LENGTH] = [2, 22];
const MAX_STATED = 10;
const STATED_WEIGHT = 3;

const SEPARATOR = /[、,，・／/\n;；]|\s+|[(（][^)）]*[)）]|(?<=業務)(?=[\p{L}])/u;
const NUMBERING_AND_TAIL = /^(?:[-–①-⑳\d.．]+|および|及び|並びに|その他)\s*|(?:など|等|の請負業務|に関する業務|業務全般|全般)$/gu;
/** A sentence is no list. */
const SENTENCE = /[。「]|(?:ます|です)$/u;

/** What a Japanese table of company facts lists as its business: "事業内容 土木工事、舗装工事、解体工事". */
export function statedBusiness(model: SiteModel): OfferCandidate[] {
  return model.pages.flatMap((read) =>
    companyFacts(read, 'business').flatMap(({ value, block }) =>
      (SENTENCE.test(value) ? '' : value)
        .split(SEPARATOR)
        .map((part) => part.replace(NUMBERING_AND_TAIL, '').trim())
        .filter((part) => part.length >= MIN_LENGTH && part.length <= MAX_LENGTH && !SENTENCE.test(part) && offerLabel(part) !== '')
        .slice(0, MAX_STATED)
        .map((name) =>
          offerCandidate({
            name,
            weight: STATED_WEIGHT,
            quote: { page: read.page, selector: block.selector, text: block.text },
            source: 'company facts',
          }),
        ),
    ),
  );
}
