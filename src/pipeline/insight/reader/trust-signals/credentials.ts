import { foldWords } from '#text/normalize.ts';
import type { Reading } from '../../reading.ts';
import { findByWords, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const CERTIFIED =
  /\b(certified|certification of our|accredited|accreditation|licensed (and|by|professional|therapist|contractor|electrician|plumber)|fully insured|bonded and insured|licensed,? bonded|board[- ]certified|registered (nurse|practitioner|dietitian|architect|engineer|member)|(?:we are|proud|company is|is a|as a) (?:\w+ ){0,2}members? of|staatlich (?:anerkannt|geprüft)\w*|state bar of|bar association|admitted (?:to|in|:)[^.]{0,40}\bbar|admitted: |qualibat|qualifelec|certification rge|meisterbetrieb|innungsbetrieb|tüv[- ](?:geprüft|zertifiziert)|inscrit(?:e|es|s)? au barreau|colegiad[oa]|rechtsanwaltskammer|ISO[ -]?(9001|14001|27001|45001|13485|22000|50001)|platinum transparency|seal of transparency|guidestar|zertifiziert\w*|zertifizierung|geprüft\w*|bio-zertifi\w*|DE-ÖKO|certifi(é|ée|és)e?|agréé\w*|habilit(é|ée)|label (bio|rge)|agriculture biologique|certificad[oa]s?|certificación|acreditad[oa]s?|homologad\w*|matriculad\w*|licenciad[oa]s)\b|認定|認証|有資格/i;
const NOT_CERTIFIED =
  /\b(gift certificate|certificado (de (adopción|regalo|participación|asistencia|nacimiento)|médico)|certificat (d['’]adoption|cadeau|médical)|certificates? of (completion|deposit|origin)|not mean|does not (verify|endorse)|(becom(e|ing)|interested in) (a |becoming )*(\w+ )?member|get certified|become certified|to be certified|not (certified|accredited)|certification (exam|course)|ssl certificate)\b/i;
const AWARD =
  /\baward[- ]winning|\bnamed\b.{0,60}\b(?:of the year|runner-up|best)\b|\bof the year\b.{0,40}\b(?:19|20)\d\d|\bawarded\b|\b(won|winner of|winners of|received|recipient of|honou?red with)\b.{0,60}\b(award|prize|medal|competition|title)\b|\b(gold|silver|bronze) medal|\bbest \w+( \w+)? (of|in|award) (19|20)\d\d|\bvoted (the )?(best|#1|number one)|\b(preisgekrönt|ausgezeichnet mit|auszeichnung|1\. platz(es)?|siegprämie|preisträger)|\b(médaille|primé|premier prix|lauréat)|\b(premiad[oa]s?|galardonad\w+|premio (a|al|nacional|internacional))\b|受賞/i;
const NOT_AWARD =
  /\b(prizes? (for|to)|will be awarded|awards? ceremony|is awarded to|are awarded|nominate|scholarships? (is|are)|submit|limited number|each year|can win|win (a|one)|(jury|court|judge|tribunal) (has )?awarded|awarded (a|the)? ?(contract|grant to|damages|costs))\b/i;
const NUMBER = '(?:[1-9]\\d{0,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty)';
const YEARS = new RegExp(
  `\\b(?:our|unsere|notre|nuestra) (?:story|history|journey|geschichte|histoire|historia|trayectoria)\\b.{0,40}\\b(?:1[6-9]\\d\\d|20[0-2]\\d)\\b|\\b(since|seit|sinds|dal|depuis|desde(?: el(?: año)?)?|established(?: in)?|est\\.?|founded(?: in)?|gegründet(?: \\w+){0,2}|fondée? en|fundad[oa] en|incorporated in|opened in|in business since|serving \\w+(?: \\w+){0,4} since)\\s+(?:\\w+ )?(1[6-9]\\d\\d|20[0-2]\\d)\\b|\\b(over |more than |nearly |almost |with |mit |über |plus de |más de |combined |cumulative )*${NUMBER}\\+?[- ]*(?:combined )?(?:years?|jahre[n]?|ans|années|años)['’]?\\s*(?:\\w+ ){0,2}(?:of |d['’]|de )?\\s*(?:combined |industry |professional |hands-on )*(?:experience|erfahrung|expérience|experiencia|excellence|in business|in the (?:industry|business|field)|serving|across|expertise|service|tradition|jubiläum)|\\b(?:(?:we|our|company|firm|business|has|have|been|customers|clients|families|homes|trusted|open|here|serving|running|working)\\b.{0,60}\\bfor|seit|depuis|desde hace|with|mit) (?:over |more than |nearly |almost |über |mehr als |plus de |más de |around |about )*${NUMBER}\\+? (?:years|decades|jahren|ans|años|jahrzehnten)\\b|\\b(?:two|three|four|five|several) decades of\\b|\\b${NUMBER}\\+? ans d['’]|\\b(?:créée?s?|fondée?s?|fundad[oa]s?|existe) (?:il y a|hace) (?:plus de |más de )?${NUMBER} (?:ans|años)|\\b(?:gegründet vor|vor) (?:über |mehr als )?${NUMBER} jahren gegründet|\\b(?:has|have|having) spent (?:over |more than |nearly )?${NUMBER} years|^${NUMBER}\\+? years in |\\b(?:our|we|celebrat\\w*|marks?|company|club)\\b.{0,60}\\b${NUMBER}(?:th|rd|st)? (?:year )?anniversary\\b|\\b(19|20)\\d\\d(年|年に)(創業|設立)|創業\\d|\\b(two|three|four|\\d) generations\\b`,
  'i',
);
const HAS_NUMBER = /\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|several|decade|年/i;
const NOT_YEARS =
  /\b(the past|the last|in recent|research|studies)\b|©|copyright|\b(years? old|last updated|since (19|20)\d\d-|version|copyright|no experience|born)\b|[$€£]\s?\d|\d\s?€/i;
const GUARANTEE =
  /\b(money[- ]back guarantee|(?:get|give you|have) your money back|we (?:will )?(?:replace|refund|redo|re-clean|fix) it|or (?:it['’]s|it is|you get it) free|next \w+ (?:weeks?|months?|sessions?|visits?) (?:are|is) free|refund (?:you|it|the|any)|no questions asked|money[- ]back (policy|promise)|satisfaction guarante\w*|(?!(?:by|no|or|any|of|without|for|not) )\b[\w-]+ guarantee\b|we guarantee|guaranteed (results|delivery|fresh|best|satisfaction|price)|\d+[- ](day|year|month) (return|refund|warranty|guarantee|money)|lifetime (warranty|guarantee)|warranty on|limited warranty|free returns|risk[- ]free|full refund|no[- ]win,? no[- ]fee|geld[- ]zurück|zufriedenheitsgarantie|\d+ jahre garantie|satisfait ou remboursé|garantie (décennale|à vie|\d)|garantizamos|garantía de (calidad|satisfacción|devolución)|\d+ años de garantía)\b|返金保証|保証付き/i;
const NOT_GUARANTEE =
  /\b((by|account name.*) guarantee|no guarantee|not mean|or guarantee|not guarantee\w*|without (any )?(warranty|guarantee)|cannot guarantee|can['’]t guarantee|do(es)? not guarantee|no warrant\w+|disclaim\w*|as is|keine garantie|ohne garantie|sin garantía|without any)\b/i;
const PRESS =
  /\b(featured (in|on)|as seen (in|on)|in the (press|news|media)|press coverage|media coverage|bekannt aus|presse(stimmen|berichte)|(ils|on) parle(nt)? de nous|vu (à|dans)|aparecido en|en los medios|en la prensa|newspaper article|reported by (the|bbc|cnn))\b|メディア掲載/i;
const NOT_PRESS = /\bfeatured (on|in) (our|this|the) (\w+ )?(home|front|page|site|website|list|gallery)|please/i;

/** Certificates, licences, insurance and memberships of the business itself. */
export const findCertifications: TrustFinder = (reading) =>
  findByWords('certifications', speakingPages(reading), CERTIFIED, { except: NOT_CERTIFIED, frame: true });

/** Awards that the business won, not those it hands out. */
export const findAwards: TrustFinder = (reading) => findByWords('awards', speakingPages(reading), AWARD, { except: NOT_AWARD });

/** Labels of a company profile beside which the founding year stands (compared form). */
const FOUNDED =
  /^(founded|established|year (founded|established|of foundation)|foundation|grundung(sjahr)?|gegrundet|fondee?|creation|annee de creation|fundacion|ano de fundacion)$|^(設立|創業|創立|設立年月日|設立年月)$/;

const LABEL_END = /[:：\s]+/;
const MAX_PROFILE_WORDS = 7;

/** Founding years in a table or list of company facts: "Founded" and, beside it, "1974". */
function profiledYears(reading: Reading): TrustFinding[] {
  for (const { page, content } of speakingPages(reading)) {
    for (const [index, block] of content.entries()) {
      const [label = ''] = block.text.split(LABEL_END, 1);
      const value = FOUNDED.test(foldWords(block.text))
        ? content[index + 1]
        : FOUNDED.test(foldWords(label)) && block.text.split(LABEL_END).length <= MAX_PROFILE_WORDS
          ? block
          : null;
      const year = value && /\b(1[6-9]\d\d|20[0-2]\d)(?!\d)/.exec(value.text)?.[0];
      if (!value || !year) continue;
      const text = value === block ? block.text : `${block.text} ${value.text}`;
      return [{ trustKind: 'years-in-business', text, confidence: 0.75, quotes: [quoteOf(page, value)], author: '' }];
    }
  }
  return [];
}

/** How long it has been in business: founding year, years of experience, anniversaries. */
export const findYearsInBusiness: TrustFinder = (reading) => [
  ...profiledYears(reading),
  ...findByWords(
    'years-in-business',
    speakingPages(reading).filter((page) => page.page.type !== 'blog' && page.page.type !== 'faq'),
    YEARS,
    { except: NOT_YEARS, gate: HAS_NUMBER, frame: true },
  ),
];

/** Guarantees and refunds that are promised; disclaimers do not count. */
export const findGuarantees: TrustFinder = (reading) =>
  findByWords('guarantees', speakingPages(reading), GUARANTEE, { except: NOT_GUARANTEE });

/** Mentions in the press. */
export const findPress: TrustFinder = (reading) =>
  findByWords('press', speakingPages(reading), PRESS, { except: NOT_PRESS, confidence: 0.6 });
