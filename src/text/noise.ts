/** Shapes of template leftovers and dummy values, in any language. */
const LEFTOVERS = [
  /\{\{.*?\}\}|\[object Object\]|\bundefined\b|\bTODO\b|\bTBD\b|〇〇|○○/iu,
  /\[(?:insert|your|company|city|business|name|title|todo|tbd|placeholder|text(?: goes)? here)\b[^\]]*\]|\[email[\s ]protected\]/iu,
  /\bexample\.(?:com|org|net)\b|\b(?:demo|test|user|name|your(?:name|email)?|email)@(?:gmail|email|mail|domain|yourdomain|website|company)\.\w+/iu,
  /lorem ipsum|dolor sit amet|\byour (?:text|title|headline|company name) here\b|\b1234567890\b/iu,
];

/** Whether a text is filler that a template left behind: such text is never carried over. */
export function isPlaceholder(text: string): boolean {
  return LEFTOVERS.some((pattern) => pattern.test(text));
}

const COOKIE = /\bcookies?\b|einwilligung|consentement|datenschutzeinstellungen/iu;
const COPYRIGHT = /^©|copyright|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos/iu;
/** Labels of menus, controls and links that say nothing about the page. */
const CONTROLS = [
  /^(?:skip to (?:main )?content|zum inhalt(?: springen)?|menu|menü|close|search|toggle navigation|loading\.*|previous|next|prev)[\s.…→»>]*$/iu,
  /^(?:back to top|share|tweet|print|share this|follow us|read more|click here|learn more|here|more|details|mehr|weiterlesen)[\s.…→»>]*$/iu,
  /^(?:mehr erfahren|weitere informationen|en savoir plus|lire la suite|ver m[aá]s|leer m[aá]s|saber m[aá]s|conoce m[aá]s)[\s.…→»>]*$/iu,
  /^(?:scopri di più|leggi (?:di più|tutto)|saiba mais|lees meer|découvrir|voir plus|tout voir|voir tout|alle ansehen)[\s.…→»>]*$/iu,
  /^(?:ver todos?|vedi tutt[io]|see all|aquí|詳細|こちら|もっと見る|show more|view all|submit|send|ok|yes|no|×|→|»)[\s.…→»>]*$/iu,
];
/** A label that replaces an image or map, and a link back to the page before. */
const REPLACEMENT = /^(?:\p{L}+ ){0,3}(?:image|photo|placeholder|map location)(?: here)?$/iu;
const BACK_LINK = /^[←‹«⟵]\s*(?:\S+\s*){1,5}$/u;

/** Whether a text is interface noise (menu words, cookie notice, copyright line) rather than something a page says. */
export function isNoise(text: string): boolean {
  if (!/\p{L}/u.test(text) || REPLACEMENT.test(text) || BACK_LINK.test(text)) return true;
  return CONTROLS.some((pattern) => pattern.test(text)) || COPYRIGHT.test(text) || (COOKIE.test(text) && text.length < 400);
}
