import type { Reading } from '../../reading.ts';
import { companyFacts } from '../facts/company-facts.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

const MAX_STATED_LENGTH = 22;

/** What a Japanese table of company facts lists as its business: "事業内容 土木工事、舗装工事、解体工事". */
export function statedBusiness(reading: Reading): OfferCandidate[] {
  return reading.pages.flatMap((read) =>
    companyFacts(read, 'business').flatMap(({ value, block }) =>
      // A sentence is no list.
      (/[。「]/u.test(value) ? '' : value)
        .split(/[、,，・／/\n;；]|\s+|[(（][^)）]*[)）]|(?<=業務)(?=[\p{L}])/u)
        .map((part) =>
          part.replace(/^(?:[-–①-⑳\d.．]+|および|及び|並びに|その他)\s*|(?:など|等|の請負業務|に関する業務|業務全般|全般)$/gu, '').trim(),
        )
        .filter((part) => part.length >= 2 && part.length <= MAX_STATED_LENGTH && !/(。|ます|です)$/u.test(part) && offerLabel(part) !== '')
        .slice(0, MAX_STATED)
        .map((name) => ({
          name,
          weight: 3,
          kind: 'service' as const,
          quote: { page: read.page, selector: block.selector, text: block.text },
          description: '',
          price: '',
          url: '',
          source: 'company facts',
        })),
    ),
  );
}

const MAX_STATED = 10;
