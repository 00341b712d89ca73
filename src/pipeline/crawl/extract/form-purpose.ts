import type { PageForm } from '#contracts/page.ts';

/** What the purpose is concluded from. */
export type PurposeTraits = {
  /** Field names, labels and placeholders, submit text, form id, class and address. */
  words: string;
  /** Types of the fields that a visitor fills in. */
  types: string[];
  role: string;
};

type Purpose = PageForm['purpose'];

const BY_WORDS: [Purpose, RegExp][] = [
  ['donation', /\b(?:donat|spende|spenden|faire un don|dona(?:r|ci[oó]n)\b)|寄付|paypal.*donate/i],
  ['booking', /\b(?:book(?:ing)?|reserv|appointment|termin(?:\b|e\b|anfrage|buch)|buchen|rendez-?vous|check-?in|cita\b|arrival)|予約/i],
  [
    'order',
    /\b(?:add[-_ ]?to[-_ ]?(?:cart|basket|bag)|checkout|order|cart\b|warenkorb|bestell|commande|panier|pedido|carrito|kaufen|buy)|注文|購入/i,
  ],
  ['newsletter', /newsletter|subscrib|mailing[- ]?list|mailchimp|list-manage|\bmc4wp|abonn|suscri|infolettre|mc-embedded|メルマガ|購読/i],
  [
    'registration',
    /\b(?:regist(?:er|ration)|sign[- _]?up|create[- _]account|anmeld(?:en|ung)|registrier|inscri|enrol|crear cuenta)|登録|申し?込/i,
  ],
  ['contact', /contact|kontakt|message|nachricht|enquir|inquir|comment|mensaje|anfrage|\bquote\b|feedback|お?問い?合わ?せ/i],
];
const SEARCH = /\b(?:search|suche?n?|recherche|buscar|busca|query)\b|検索/i;
const LOGIN = /log[- _]?in|sign[- _]?in|einloggen|anmelden|connexion|connecter|iniciar sesi|acceder|ログイン/i;
const REGISTER = /register|sign[- _]?up|create.{0,10}account|registrier|inscription|inscrire|registrarse|crear cuenta|登録/i;

/** What a form is for, from its field types first, then from its words (English, German, French, Spanish, Japanese). */
export function detectFormPurpose({ words, types, role }: PurposeTraits): Purpose {
  const texts = types.filter((type) => type === 'text' || type === 'search');
  if (role === 'search' || types.includes('search')) return 'search';
  if (types.includes('password'))
    return types.filter((type) => type === 'password').length > 1 || (REGISTER.test(words) && !LOGIN.test(words))
      ? 'registration'
      : 'login';
  if (types.length > 0 && texts.length === types.length && texts.length === 1 && SEARCH.test(words)) return 'search';
  const hasMessage = types.includes('textarea');
  const onlyEmail = types.filter((type) => type !== 'checkbox' && type !== 'radio').length <= 3 && types.includes('email') && !hasMessage;
  for (const [purpose, pattern] of BY_WORDS) {
    if (purpose === 'newsletter' && hasMessage) continue;
    if (purpose === 'contact' && onlyEmail && !pattern.test(words)) continue;
    if (pattern.test(words)) return purpose;
  }
  if (hasMessage) return 'contact';
  if (onlyEmail) return 'newsletter';
  return SEARCH.test(words) ? 'search' : 'other';
}
