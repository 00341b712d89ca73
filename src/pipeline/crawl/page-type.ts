import type { PageType } from '#contracts/page.ts';
import { foldText, pathSegments } from './url-key.ts';

type Words = { type: PageType; words: string[] };

// Words of addresses and links in English, German, French, Spanish, Italian, Portuguese, Dutch and Japanese, folded (no accents,
// lower case, hyphens between words). The first list that fits wins, so narrow meanings stand above wide ones.
const WORDS: Words[] = [
  {
    type: 'legal',
    words:
      'privacy privacy-policy terms terms-of-service terms-of-use terms-and-conditions tos legal legal-notice imprint impressum datenschutz datenschutzerklaerung datenschutzerklarung agb nutzungsbedingungen widerruf widerrufsbelehrung mentions-legales confidentialite politique-de-confidentialite cgu cgv politica-de-privacidad politica-privacidad politica-de-cookies privacidad aviso-legal condiciones condizioni privacidade termos disclaimer cookie cookies cookie-policy refund-policy return-policy returns-policy shipping-policy shipping-returns donation-policy policy policies license licence gdpr accessibility-statement barrierefreiheit プライバシー 利用規約 特定商取引'.split(
        ' ',
      ),
  },
  {
    type: 'login',
    words:
      'login log-in signin sign-in anmelden anmeldung-login connexion se-connecter iniciar-sesion acceder accedi entrar inloggen register signup sign-up registrieren inscription registro my-account account mein-konto mon-compte mi-cuenta ログイン 会員登録'.split(
        ' ',
      ),
  },
  {
    type: 'cart',
    words: 'cart basket checkout warenkorb kasse panier commande carrito carrello carrinho winkelwagen wishlist カート'.split(' '),
  },
  {
    type: 'comparison',
    words:
      'vs versus compare comparison comparisons alternative alternatives vergleich comparatif comparativa comparar confronto 比較'.split(
        ' ',
      ),
  },
  {
    type: 'careers',
    words:
      'careers career jobs job vacancies join-our-team work-with-us karriere stellenangebote stellen offene-stellen ausbildung carrieres recrutement emplois empleo trabaja-con-nosotros lavora-con-noi vagas vacatures werken-bij 採用 求人'.split(
        ' ',
      ),
  },
  {
    type: 'booking',
    words:
      'book booking bookings book-now book-online book-a-demo request-a-demo demo appointment appointments schedule reserve reservation reservations buchen buchung termin terminbuchung terminvereinbarung reservieren reservierung reserver rendez-vous reservar reserva reservas cita citas prenota prenotazioni agendar afspraak reserveren 予約'.split(
        ' ',
      ),
  },
  {
    type: 'contact',
    words:
      'contact contact-us contacts contactus get-in-touch reach-us find-us location locations directions kontakt kontaktformular anfahrt nous-contacter contactez-nous contacto contactar contactanos contatti contatto contato fale-conosco contacteer-ons enquiry inquiry quote get-a-quote request-a-quote free-quote angebot-anfordern devis presupuesto preventivo orcamento offerte request-repair お問い合わせ 問い合わせ アクセス'.split(
        ' ',
      ),
  },
  {
    type: 'pricing',
    words:
      'pricing prices price price-list plans plans-pricing rates fees cost costs packages subscription subscriptions tarife preise preisliste kosten tarifs prix precios tarifas planes prezzi tariffe listino precos planos prijzen tarieven 料金 価格 プラン'.split(
        ' ',
      ),
  },
  {
    type: 'donate',
    words:
      'donate donation donations give giving support-us sponsor spenden spende faire-un-don dons don donar donaciones dona donazioni doar doneren 寄付'.split(
        ' ',
      ),
  },
  {
    type: 'faq',
    words:
      'faq faqs questions frequently-asked-questions haeufige-fragen haufige-fragen fragen foire-aux-questions preguntas-frecuentes preguntas domande-frequenti perguntas-frequentes veelgestelde-vragen よくある質問'.split(
        ' ',
      ),
  },
  {
    type: 'testimonials',
    words:
      'testimonials testimonial reviews review ratings what-clients-say success-stories kundenstimmen bewertungen temoignages avis testimonios opiniones resenas testimonianze recensioni depoimentos ervaringen お客様の声 口コミ'.split(
        ' ',
      ),
  },
  {
    type: 'case-studies',
    words:
      'case-studies case-study cases portfolio work our-work works projects project clients customers references referenzen projekte kunden etudes-de-cas realisations projets clientes casos-de-exito proyectos portafolio casi-studio progetti lavori portfolios projetos trabalhos klanten projecten 実績 事例'.split(
        ' ',
      ),
  },
  {
    type: 'gallery',
    words: 'gallery galleries photos images pictures galerie fotos bildergalerie bilder galeria fotogalerie galleria ギャラリー'.split(' '),
  },
  {
    type: 'team',
    words:
      'team our-team the-team people staff leadership management board founders founder chef chefs doctors crew mitarbeiter ansprechpartner vorstand kollegium equipe notre-equipe equipo nuestro-equipo personale squadra time nossa-equipe ons-team medewerkers スタッフ チーム'.split(
        ' ',
      ),
  },
  {
    type: 'events',
    words:
      'events event calendar agenda whats-on workshops webinars veranstaltungen veranstaltung termine kalender evenements evenement eventos evento calendario eventi evenementen イベント'.split(
        ' ',
      ),
  },
  {
    type: 'docs',
    words:
      'docs documentation doc manual guide guides handbook help help-center helpcenter support knowledge-base api reference tutorial tutorials getting-started quickstart dokumentation anleitung hilfe aide documentacion ayuda guia documentazione documentacao ドキュメント ヘルプ'.split(
        ' ',
      ),
  },
  {
    type: 'blog',
    words:
      'blog blogs news newsroom articles posts journal stories insights press magazine updates resources aktuelles neuigkeiten presse nachrichten actualites actualite noticias notizie novita novidades nieuws artikel ブログ お知らせ ニュース'.split(
        ' ',
      ),
  },
  {
    type: 'about',
    words:
      'about about-us aboutus who-we-are our-story story mission our-mission vision values company history philosophy why why-us ueber-uns uber-uns ueber-mich uber-mich wir-ueber-uns unternehmen geschichte leitbild a-propos qui-sommes-nous notre-histoire quienes-somos nosotros sobre-nosotros acerca acerca-de empresa historia chi-siamo la-nostra-storia azienda sobre sobre-nos quem-somos over-ons 会社概要 私たちについて'.split(
        ' ',
      ),
  },
  {
    type: 'services',
    words:
      'services service our-services what-we-do solutions solution treatments consulting consultancy expertise practice-areas programs programmes capabilities leistungen leistung dienstleistungen angebot angebote unsere-leistungen loesungen losungen prestations nos-services servicios servicio soluciones servizi servizio soluzioni servicos solucoes diensten dienst サービス 事業内容'.split(
        ' ',
      ),
  },
  {
    type: 'products',
    words:
      'products product our-products shop store catalog catalogue collection collections menu menus food drinks speisekarte karte produkte produkt sortiment laden boutique produits produit carte tienda productos producto catalogo menu-del-dia negozio prodotti prodotto loja produtos produto producten winkel apps features download downloads 製品 商品 メニュー'.split(
        ' ',
      ),
  },
];

// What a page below a collection is; below others it is of their kind (/about/history).
const MEMBER: Partial<Record<PageType, PageType>> = { services: 'service', products: 'product', blog: 'article' };

const LISTING =
  /^(?:page|tag|tags|category|categories|author|authors|spill|archives|topic|topics|kategorie|categorie|categoria|schlagwort)$/;
const LOCALES = new Set(
  'en de fr es it pt nl pl ja zh ru sv da no nb fi cs sk hu ro bg el tr ar he ko uk ca eu gl hr sl sr lt lv et id vi th en-us en-gb en-au de-de de-at de-ch fr-fr fr-ca fr-ch es-es es-mx it-it pt-br pt-pt nl-nl nl-be zh-cn zh-tw ja-jp ko-kr'.split(
    ' ',
  ),
);
const isPlainHtml = (word: string) => /^[\x20-\x7e]+$/.test(word);
const WORD_LISTS = WORDS.flatMap(({ words }, list) => words.map((word) => ({ word, list })));
/** Word to the first list that has it. */
const TYPE_OF_WORD = firstListOf(WORD_LISTS);
const TYPE_OF_PLAIN_WORD = firstListOf(WORD_LISTS.filter(({ word }) => isPlainHtml(word)));
/** Japanese has no spaces: there a part is enough. */
const WORDS_INSIDE = WORD_LISTS.filter(({ word }) => !isPlainHtml(word)).map(({ word, list }) => ({ word: foldText(word), list }));
// Longer slugs are headlines: a word in them says what is talked about, not what the page is for.
const MAX_SLUG_WORDS = 4;

/** The language part at the beginning of a path (`/de/...`), or ''. */
export function findLocale(url: string): string {
  const first = pathSegments(url)[0] ?? '';
  return LOCALES.has(first) ? first : '';
}

/** True of lists of other pages: page 2, tags, categories, authors, archives. */
export function isListing(url: string): boolean {
  return pathSegments(url).some((segment) => LISTING.test(segment)) || /[?&](?:page|p|paged|offset|start)=\d/i.test(url);
}

/**
 * What a page is for, judged by its address and, where that is silent, by `label`: the text of the link to it or its
 * title. The root is `home`; `other` when nothing tells.
 */
export function detectPageType(url: string, label = ''): PageType {
  const locale = findLocale(url);
  const segments = pathSegments(url)
    .slice(locale === '' ? 0 : 1)
    .map(slugOf);
  if (/^(?:index|default)$/.test(segments.at(-1) ?? '')) segments.pop();
  const last = segments.at(-1);
  if (last === undefined) return URL.parse(url)?.search ? typeOfLabel(label) : 'home';
  if (segments.length > 1 && isDated(segments)) return 'article';
  const parent = segments.slice(0, -1).findLast((segment) => typeOfSlug(segment) !== null);
  const own = typeOfSlug(last);
  const above = parent === undefined ? null : typeOfSlug(parent);
  if (LISTING.test(last) || segments.some((segment) => LISTING.test(segment))) return above === null || above === 'blog' ? 'blog' : above;
  if (above === 'blog') return 'article';
  // Contact, prices and law stay what they are wherever they stand; /services/consulting is a service.
  if (own !== null && (above === null || !(own === 'services' || own === 'products'))) return own;
  if (above !== null) return MEMBER[above] ?? above;
  return own ?? typeOfLabel(label);
}

function isDated(segments: string[]): boolean {
  return segments
    .slice(0, -1)
    .some((segment, at) => /^(?:19|20)\d\d$/.test(segment) && (at === segments.length - 2 || /^\d{1,2}$/.test(segments[at + 1] ?? '')));
}

function slugOf(segment: string): string {
  return segment
    .replace(/\.(?:x?html?|php\d?|aspx?|jsp|shtml|cfm)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function typeOfLabel(label: string): PageType {
  const text = foldText(label).split(/\s[|–—·-]\s/)[0] ?? '';
  return (text.length > 60 ? null : typeOfSlug(slugOf(text.replace(/['’]/g, '')))) ?? 'other';
}

function typeOfSlug(slug: string): PageType | null {
  if (slug === '') return null;
  const exact = TYPE_OF_WORD.get(slug);
  if (exact !== undefined) return WORDS[exact]?.type ?? null;
  const parts = slug.split('-');
  if (parts.length > MAX_SLUG_WORDS) return null;
  let first = WORDS.length;
  // As whole words: every run of parts is looked up.
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= parts.length; to += 1) {
      const found = TYPE_OF_PLAIN_WORD.get(parts.slice(from, to).join('-'));
      if (found !== undefined && found < first) first = found;
    }
  }
  for (const { list, word } of WORDS_INSIDE) if (list < first && slug.includes(word)) first = list;
  return WORDS[first]?.type ?? null;
}

function firstListOf(entries: { word: string; list: number }[]): Map<string, number> {
  return new Map(entries.toReversed().map(({ word, list }) => [word, list]));
}
