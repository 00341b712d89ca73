import type { CallToAction, PageButton, PageLink } from '#contracts/page.ts';

type Kind = CallToAction['kind'];

const MAX_CALLS = 200;
const MAX_LENGTH = 60;

/** What a visitor is asked to do, in English, German, French, Spanish and Japanese; the first that fits counts. */
const KINDS: [Kind, RegExp][] = [
  [
    'donate',
    /\bdonat(?:e|ing|ion)|^give (?:now|today)|\bspenden?\b|\bfaire un don\b|\bdon(?:ner|ez)\b|\bdonar?\b|\bdona(?:ción|tivo)|寄付|募金/i,
  ],
  [
    'quote',
    /\b(?:get|request|free|ask for) (?:an? |your )?(?:free )?(?:quote|estimate)|\bquote\b|angebot (?:anfordern|einholen)|\bdevis\b|presupuesto|cotizaci|見積/i,
  ],
  [
    'book',
    /\bbook(?!s\b|let|ing\.com)|\breserv|\bschedul(?:e|ing) (?:a|an|your|now|my)\b|appointment|\bbuch(?:en|e)\b|\btermin|prendre rendez|rendez-vous|\bréserv|\bcita\b|agend(?:a|ar)|予約/i,
  ],
  [
    'buy',
    /\b(?:buy|shop|order|purchase|checkout|add to (?:cart|basket|bag))\b|\bkauf(?:en|e)\b|bestell|in den warenkorb|zum shop|\bachet|command(?:er|ez)|ajouter au panier|\bcompr(?:ar|a)\b|\bpedir\b|tienda|購入|注文|カート/i,
  ],
  ['subscribe', /\bsubscri|newsletter|\babonn|\bsuscr|s'abonner|メルマガ|購読/i],
  [
    'sign-up',
    /\bsign[ -]?up|\bregister\b|\bjoin\b|\benroll?\b|\bapply\b|\bget started|\bstart (?:your|a|my|for|now|free)|\b(?:free )?trial\b|create (?:an |your )?account|become (?:a|an)\b|\bvolunteer\b|anmelden|registrieren|mitmachen|mitglied werden|bewerben|jetzt starten|s'inscrire|inscri|rejoi(?:gnez|ndre)|commencer|regístr|registrar|únete|inscríb|empezar|登録|申し?込|参加|始める/i,
  ],
  ['download', /\bdownload|\binstall\b|herunterladen|télécharger|descarg|ダウンロード|\bget the app/i],
  ['call', /\bcall (?:us|now|today|me|\+?\d)|\bring us|anrufen|jetzt anrufen|appelez|ll[aá]m(?:a|e|anos)|電話(?:する|で)/i],
  [
    'contact',
    /\bcontact|\bget in touch|\bemail us|\bmessage us|\btalk to|\bspeak (?:to|with)|\bask (?:us|a question)|\bwrite to us|\benquir|\binquir|kontakt|schreiben sie|contact(?:er|ez)|écri(?:vez|re)|cont[aá]ct|escríb|問い?合わ?せ|\bsend (?:us )?(?:a )?message|\brequest (?:a )?(?:demo|info|call)|\b(?:see|book|get) a demo/i,
  ],
  [
    'visit',
    /\bvisit\b|\bget directions|\bdirections\b|\bfind us|\bcome (?:see|and)|besuchen sie|anfahrt|\bvenez\b|itinéraire|visít|cómo llegar|アクセス/i,
  ],
  [
    'learn',
    /\b(?:learn|read|find out|discover|see|view|explore|show)\b|\bmore\b|\bmehr\b|erfahren|entdecken|ansehen|en savoir|découvr|\bvoir\b|lire|\bver\b|descubr|conoc|leer|詳し|もっと|見る/i,
  ],
];
/** Asks of a visitor even when nothing marks the link as a button. */
const PLAIN_LINK_KINDS = new Set<Kind>(['donate', 'quote', 'book', 'buy', 'subscribe', 'sign-up', 'download', 'call']);
/** Controls of the page itself, in lower case. */
const CONTROLS = new Set(
  'close|open|next|prev|previous|back|zurück|weiter|schließen|suche|suchen|×|x|fermer|cerrar|copy|share|print|to top|back to top|play|pause|mute|submenu|expand|collapse|dark mode|en|de|fr|es|ja'.split(
    '|',
  ),
);
const CONTROL_START = /^(?:toggle|accept|reject|cookie|akzeptieren|ablehnen|scroll|skip |go to slide|(?:slide )?\d+$|\W*$)/i;
const CONTROL_MENU = /^(?:open|close|show|hide|main)? ?(?:menu|navigation|nav|search|sidebar|modal|dialog|filters?)$/i;

function isControl(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    CONTROLS.has(lower) || lower.endsWith('cookie') || lower.endsWith('cookies') || CONTROL_START.test(text) || CONTROL_MENU.test(text)
  );
}

/** What a call asks for; `other` when no known verb is in it, or none of the first `kindsAsked`. */
export function detectCallKind(text: string, href: string, kindsAsked = KINDS.length): Kind {
  if (href.startsWith('tel:')) return 'call';
  for (let index = 0; index < kindsAsked; index += 1) {
    const [kind, pattern] = KINDS[index] ?? [];
    if (kind && pattern?.test(text)) return kind;
  }
  return href.startsWith('mailto:') ? 'contact' : 'other';
}

/**
 * What the page asks its visitor to do: links that look like buttons, buttons, and links whose words ask plainly.
 * Entries of the navigation count only when they look like a button. At most 200, in document order of each list.
 */
export function readCallsToAction(links: PageLink[], buttons: PageButton[]): CallToAction[] {
  const calls: CallToAction[] = [];
  const seen = new Set<string>();
  const keyOf = (text: string, href: string) => `${text.toLowerCase()}|${href}`;
  const add = (call: CallToAction): void => {
    const key = keyOf(call.text, call.href);
    if (seen.has(key) || calls.length >= MAX_CALLS) return;
    seen.add(key);
    calls.push(call);
  };
  for (const { text, href, rawHref, buttonLike, selector, region, hidden } of links) {
    const inMenu = region === 'nav' || region === 'footer' || region === 'header';
    if (hidden || text === '' || text.length > MAX_LENGTH || (inMenu && !buttonLike)) continue;
    if (buttonLike && seen.has(keyOf(text, href))) continue;
    if (isControl(text) || /^javascript:/i.test(rawHref)) continue;
    // Of a plain link only these kinds count; they come first in the list.
    const kind = buttonLike ? detectCallKind(text, href) : detectCallKind(text, href, PLAIN_LINK_KINDS.size);
    if (buttonLike || (PLAIN_LINK_KINDS.has(kind) && (kind === 'call' || text.split(' ').length <= 6))) {
      add({ text, href, kind, selector, region, hidden });
    }
  }
  for (const { text, selector, region, hidden } of buttons) {
    if (hidden || text === '' || text.length > MAX_LENGTH || isControl(text) || region === 'nav') continue;
    const kind = detectCallKind(text, '');
    if (kind !== 'other') add({ text, href: '', kind, selector, region, hidden });
  }
  return calls;
}
