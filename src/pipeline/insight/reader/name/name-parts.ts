import { foldWords } from '#text/normalize.ts';

const LEGAL_FORM =
  /[\s,]+(gmbh(\s*&\s*co\.?\s*kg)?|ggmbh|ug(\s*\(haftungsbeschränkt\))?|ag|kg|ohg|e\.?\s?k\.?|e\.?\s?v\.?|ltd\.?|limited|llc|l\.l\.c\.|llp|plc|inc\.?|incorporated|corp\.?|corporation|pty(\.?\s+ltd\.?)?|s\.?a\.?s\.?|s\.?a\.?r\.?l\.?|s\.?a\.?|s\.?r\.?l\.?|s\.?l\.?(u\.?)?|b\.?v\.?|n\.?v\.?|oy|ab|aps|co\.?,?\s+ltd\.?)\.?$/i;

/** Stands before or after the name, without a space. */
const JAPANESE_FORM =
  /^(?:株式会社|有限会社|合同会社|合資会社|（株）|\(株\)|㈱|（有）)\s*|\s*(?:株式会社|有限会社|合同会社|（株）|\(株\)|㈱|（有）)$/u;

/** The name without its legal form: `Muster GmbH` gives `Muster`. */
function withoutLegalForm(name: string): string {
  const short = name.replace(LEGAL_FORM, '').trim();
  return short === '' ? name : short;
}

/** Whether the name ends with a legal form. */
export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(name);
}

/** Key under which spellings of one name meet: no case, spaces, legal form, leading article or trade mark signs. */
export function nameKey(name: string): string {
  return foldWords(
    withoutLegalForm(name.replace(JAPANESE_FORM, ' ').replace(/[™®©]/g, ' ').replace(/\s+/g, ' ').trim()).replace(/&/g, ' and '),
  )
    .replace(/^(the|die|der|das|le|la|les|el|los) /, '')
    .replace(/ /g, '');
}

/** Words that name a page or an action, never a business. */
const PAGE_WORDS =
  /^(my ?(web)?site|meine? ?(web)?seite|meine? ?website|mon site|mi sitio( web)?|il mio sito|untitled( document)?|(new|blank) page|home( ?page)?|start(seite)?|main|index|welcome|willkommen|bienvenid[oa]s?|bienvenue|accueil|inicio|about( us)?|uber uns|contact( us)?|kontakt|contacto|services?|our services|products?|menu|blog|news|faqs?|team|gallery|galerie|shop|store|login|sign in|privacy( policy)?|impressum|datenschutz|terms.*|legal.*|search|404.*|page not found|not found|untitled.*|document|overview|documentation|docs|pricing|projects?|projekte|portfolio|events?|careers|jobs|donate|testimonials|reviews|read more|learn more|skip to.*|logo|site logo|brand logo|image|photo|banner|copyright|all rights reserved|my site|my website|website|site|new page|template|coming soon|under construction|get started|sponsors?|partners?|schedule|ホーム|トップページ|会社概要|お問い合わせ)$/;

/** Whether a text can be a business name at all: short, with letters, not the name of a page. */
export function canBeName(text: string): boolean {
  const folded = foldWords(text);
  if (folded === '' || text.length > 80 || !/\p{L}/u.test(text)) return false;
  if (PAGE_WORDS.test(folded)) return false;
  if (/https?:|@|\bwww\./i.test(text) || /^\+?[\d\s()./-]+$/.test(text)) return false;
  const words = folded.split(' ');
  // "plumber plumber plumber" is stuffing, no name.
  return words.length <= 9 && (words.length < 3 || new Set(words).size > words.length / 2);
}

/** The parts of a title, split at its separators: `About | Muster - Bakery` gives three. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s+[|–—·•»«‹›/~-]+\s+|\s*[|｜]\s*|:\s+|\s+::\s+|\s?—\s?/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The name in a greeting: `Welcome to Muster!` gives `Muster`; '' when the text is no greeting. */
export function greetedName(text: string): string {
  const match =
    /^(?:welcome to|willkommen (?:bei|beim|in|im|auf)(?: der| dem)?|herzlich willkommen (?:bei|beim|in|im)(?: der| dem)?|bienvenue (?:chez|à|au|sur)|bienvenid[oa]s? (?:a|al)|ようこそ、?)(?:\s+|(?<=[ぁ-ん、]))(.{2,60}?)(?:[!.,]|\s+[–—|-]\s|$)/iu.exec(
      text,
    );
  return match?.[1]?.trim() ?? '';
}

/** The holder in a copyright line: `© 2024 Muster GmbH. All rights reserved.` gives `Muster GmbH`; '' when there is none. */
export function copyrightHolder(text: string): string {
  if (text.length > 300 || !/©|\(c\)|copyright|rights? reserved/i.test(text)) return '';
  if (
    !/©|copyright|\(c\)\s+(\d|\p{Lu})|all rights? reserved/u.test(
      text.replace(/copyright|all rights? reserved/giu, (match) => match.toLowerCase()),
    )
  )
    return '';
  const rest = text
    .replace(/^.*?(?:©|\(c\)(?=\s)|copyright)/iu, '')
    .replace(/©|\(c\)|copyright/giu, ' ')
    .replace(/\b(19|20)\d\d\b(\s*[-–—]\s*((19|20)\d\d|present|today|now))?/gu, ' ')
    .replace(/^[\s,.:|·–—-]*(by\s+)?/iu, '')
    .trim();
  const byLine = /all rights? reserved\.?\s+by\s+(.{2,60})$/iu.exec(text)?.[1];
  const name =
    byLine ??
    rest.split(
      /\.\s+(?=\p{Lu})|\s*[|·•]\s*|\s+[-–—]\s+|\ball rights?\b|\balle rechte\b|\btous droits\b|\btodos los derechos\b|\bpowered by\b|\bmade (with|by)\b|\bdesign(ed)? by\b|\btemplate\b|\bthis (site|website|work)\b|\blicen[sc]ed\b/iu,
    )[0] ??
    '';
  return name
    .replace(/[\s.,]+$/u, (end) =>
      end.startsWith('.') && /\b(e\.?\s?V|Inc|Ltd|Co|S\.A|S\.L)$/iu.test(name.replace(/[\s.,]+$/u, '')) ? '.' : '',
    )
    .trim();
}
