import { findByWords, speakingPages, type TrustFinder } from './trust-finding.ts';

const STATUS =
  /\b501\s?\(?c\)?\s?\(?3\)?|\bEIN[:\s#]+\d{2}-?\d{7}|\b(registered|incorporated) (charity|nonprofit|non-profit|charitable|community interest|social enterprise)|\brecogni[sz]ed,? (\w+[ ,-]+){0,3}(charity|non-?profit|ngo)|\bcharity (number|no\.?|registration|reg)|\bcharitable incorporated|\bcompany (number|registration no|no\.)\s*:?\s*\d{5,}|\btax[- ](deductible|exempt)|\bgemeinnützig\w*|\bvereinsregister|\bhandelsregister|\b(HRB|VR|HRA)\s?\d{2,}|\bassociation (loi|de loi|à but non lucratif|reconnue)|\bloi (de )?1901|\bSIRET\b|\bRCS\b|\bsin (ánimo|fines) de lucro|\b(CIF|NIF|CUIT)[:\s]+[\w-]{8,}|\binscrit[oa] en el registro|\blicen[sc]e (no\.?|number|#)\s?:?\s*[\w-]{4,}|第一種旅行業|登録番号|許可番号|NPO法人/i;
const PRIVACY =
  /\b(HIPAA|GDPR|DSGVO|RGPD|SOC ?2|PCI[- ]DSS)[- ]?(compliant|konform|compliance|certified|ready)\b|\bend[- ]to[- ]end encrypt\w*|\b(is|are|fully|securely) encrypted|\bencryption at rest|\b256[- ]bit|\bsecure (payments|checkout)\b(?! (gateways?|integration|solutions?))|\bpaiements? (100 ?% )?sécurisés?|\bpago seguro|\bsichere (zahlung|bezahlung)|\b(data|audio|files|keys|everything|recordings?|history) (stays?|remains?|never leaves?|is (only )?stored|are (only )?stored) (\w+ ){0,3}(local\w*|your (device|mac|computer|machine|phone|browser)|on[- ]device)|\bnever (leaves?|sent|sold|shared|stored)|\b(no|zero) (tracking|telemetry|data collection)|\bprivacy[- ](first|focused|friendly|by design)|\b(strictly|completely|fully) confidential|\bwe (never|do not|don['’]t) (sell|share|store|track)|\bkeychain\b|秘密厳守|個人情報保護/i;
const OPEN_SOURCE =
  /\b(open[- ]source(d)?|free software|libre software|MIT licen[sc]ed?|apache licen[sc]e|GPL(v\d)?|source code (is|on|available)|view on github|star (us )?on github|code source libre|código abierto|quelloffen\w*)\b|オープンソース/i;
const NOT_OPEN = /\b(open source (libraries|tools|community) we use|we use open source|built with open source|using open[- ]source)\b/i;

/** Standing before the law: registered charity or association, register and tax numbers. Legal pages count here. */
export const findLegalStatus: TrustFinder = (reading) =>
  findByWords(
    'legal-status',
    reading.pages.filter((page) => page.page.type !== 'article'),
    STATUS,
    {
      frame: true,
      limit: 3,
      except:
        /(SIRET|RCS|number|no\.?|Nr\.?|N°)\W{0,4}(à compléter|to be (completed|added)|tbd\b|xxx|por completar|wird ergänzt)|any registered|must be (a )?registered|eligible|your (charity|nonprofit|organi[sz]ation)/i,
    },
  );

/** Protection of data and payments that is promised in the site's own texts; a privacy policy alone is none. */
export const findPrivacySecurity: TrustFinder = (reading) =>
  findByWords('privacy-security', speakingPages(reading), PRIVACY, { limit: 3, confidence: 0.65 });

/** The site's own software or data is open: it says so and links to a public repository or names the licence. */
export const findOpenSource: TrustFinder = (reading) => {
  const pages = speakingPages(reading);
  const said = findByWords('open-source', pages, OPEN_SOURCE, { except: NOT_OPEN, limit: 3 });
  const linked = pages.some(({ page }) =>
    page.links.some((link) => /(github|gitlab|codeberg|sourceforge|bitbucket)\.(com|org|io|net)\/[^/]+/i.test(link.href)),
  );
  const often = said.length >= 2;
  return linked || often ? said : [];
};
