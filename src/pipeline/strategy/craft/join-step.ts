import type { PrimaryGoal } from '#contracts/strategy.ts';
import { bareLabel } from '#text/label.ts';
import { isNoise } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { evidenceAt, type PageReading, pathOf, type Reading } from '../read-site.ts';

/** Words of joining or enrolling, in labels, headings and file names. English, German, French, Spanish, Catalan, Italian, Dutch, Japanese. */
const JOIN =
  /\b(?:join(?: us)?|become an? (?:member|volunteer|sponsor)|membership|member (?:form|application)|enrol|registration form|application form|sign[- ]?up form)\b|mitglied(?:schaft|santrag)?\b|beitritt|aufnahmeantrag|anmeldeformular|spendenformular|adh[ée]r(?:er|ez|ent)|adh[ée]sion|bulletin d|devenir membre|formulaire d.inscription|h[aá]zte soci|soci[oa]s?\b|afiliaci[oó]n|inscripci[oó]n|formulario de|fes-te|associa't|inscripci[oó]|diventa soci|iscri(?:viti|zione)|modulo d|lid worden|lidmaatschap|入会|申込書|会員/iu;
const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)(?:[?#]|$)/i;
const LONGEST_LABEL = 40;

/** Heading that invites to the step: one of few words that speaks of joining, as near to it as possible. */
function invitation({ page }: PageReading, selector: string): string {
  const steps = (way: string) => way.split(/\s*>\s*/);
  const shared = (other: string) => steps(other).filter((step, at) => step === steps(selector)[at]).length;
  const headings = page.headings.filter(({ text, hidden }) => !hidden && JOIN.test(text) && text.length <= LONGEST_LABEL);
  const nearest = headings.toSorted(
    (a, b) => Number(countWords(a.text) > 3) - Number(countWords(b.text) > 3) || shared(b.selector) - shared(a.selector),
  );
  return (nearest[0]?.text ?? '').replace(/[:.]$/, '');
}

/**
 * The step of a club or an association that takes members by a form to print or a page to join: a document or link that speaks of
 * joining, under the heading that invites to it. null where the site has none.
 */
export function findJoinStep(reading: Reading): Omit<PrimaryGoal, 'repeatsOn'> | null {
  for (const entry of reading.pages) {
    const links = entry.page.links.filter(
      ({ text, href, hidden }) =>
        !hidden && href !== '' && !/^(?:mailto|tel):/.test(href) && !isNoise(text) && JOIN.test(`${text} ${decoded(href)}`),
    );
    const link = links.find(({ href }) => DOCUMENT.test(href)) ?? links.find(({ text }) => countWords(text) <= 5);
    if (!link) continue;
    const own = bareLabel(link.text);
    const label = own.length <= LONGEST_LABEL && JOIN.test(own) ? own : invitation(entry, link.selector) || own;
    const target = pathOf(link.href, reading.site.host);
    return {
      label,
      target,
      targetKind: target.startsWith('/') ? 'page' : 'external',
      kind: 'observed',
      evidence: [evidenceAt(entry.page, link.selector, link.text)],
    };
  }
  return null;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
