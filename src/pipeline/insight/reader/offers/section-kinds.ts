import { memoize } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';
import type { Section } from '../../reading.ts';
import { namesPeople } from '../audiences/people-words.ts';

/** What the words of a heading say about the section below it. */
export type SectionKind =
  | 'services'
  | 'products'
  | 'features'
  | 'programmes'
  | 'reasons'
  | 'proof'
  | 'people'
  | 'questions'
  | 'news'
  | 'contact'
  | 'about'
  | 'steps'
  | 'legal'
  | 'partners'
  | 'numbers'
  | 'audience'
  | 'pricing'
  | null;

const KINDS: [Exclude<SectionKind, null>, RegExp][] = [
  ['programmes', /\b(service times|worship times|gottesdienste|horaires des messes|horarios de misas|mass times)\b|礼拝/],
  [
    'products',
    /^what ((we|i) (bake|make|sell|grow|brew|cook|roast|stock|publish|produce)|you can (subscribe|buy|order|rent|take home|eat|drink))\b/,
  ],
  [
    'legal',
    /\b(privacy|cookies?|terms|conditions of use|legal notice|licen[sc]e|disclaimer|datenschutz|impressum|note legali|haftung\w*|aviso legal|mentions legales|code of conduct|your rights)\b/,
  ],
  ['services', /^((what|how|where|ways) (we|you|i) can \w+|what (we|i) (treat|teach|clean|repair|cover|build|plan)\b)/],
  [
    'audience',
    /\b(who (we|i) (help|serve|coach|train|teach|support|treat|work with)|who (it|this) is for|who its for|who is (it|this) for|for whom|(industries|sectors|clients|customers|people) (we|i) (serve|work with|help)|fur wen|zielgruppen?|pour qui|a qui|para quien(es)?|dirigido a)\b|こんな方/,
  ],
  ['questions', /\b(faqs?|frequently asked|questions|haufige fragen|preguntas frecuentes|questions frequentes|q a|vs|versus)\b|よくある/],
  [
    'proof',
    /\b(testimonials?|reviews?|what (our |my )?(clients?|customers?|users|patients|people|members|they|others|students) (say|are saying|think)|kundenstimmen|bewertungen|temoignages|avis clients|testimonios|opiniones|case stud\w+|success stories|user stories|client stories|praise|references|referenzen|our work|recent (work|projects)|(our|recent|past|selected|featured|completed|ausgewahlte|unsere) (projects|work|works|arbeiten)|ausgewahlte projekte|lavori realizzati|portfolio|endorsements|awards)\b|お客様の声/,
  ],
  [
    'people',
    /\b(meet (the|our)|our team|the team|team|staff|leadership|board( of directors| members)?|founders?|people|who we are|our (master )?(chef|doctors|instructors|teachers|trainers)|equipo|equipe|unser team|vorstand|mitarbeiter|organi[sz]ers|committee|speakers|advisors)\b|スタッフ紹介/,
  ],
  [
    'partners',
    /\b(partners?|sponsors?|supporters|clients|trusted by|supported by|collaborators|partner|sponsoren|forderer|partenaires|patrocinadores|brands)\b|取引先/,
  ],
  ['numbers', /\b(in numbers|statistics|results|facts|impact|milestones|zahlen|chiffres|cifras|achievements|timeline)\b/],
  [
    'reasons',
    /\b(why|guarantees?|warranty|refunds?|benefits?|garantien?|garanties?|garantias?|advantages?|values|our promise|our approach|philosophy|what makes|what sets|principles|commitment|warum|vorteile|werte|pourquoi|avantages|valeurs|por que|ventajas|valores|porque|beneficios|our difference|(my|mon|ma|notre|unsere?|meine?|mi|nuestr[ao]) ((pedagogic\w*|\w+) )?(approach|approche|demarche|methode|ansatz|arbeitsweise|enfoque|metodo|metodologia|engagements?|versprechen|compromiso)|(always|toujours|immer|siempre) (included?|inclus|inklusive|dabei|incluido)|was uns (auszeichnet|unterscheidet)|(ce qui|lo que) nous (distingue|rend)|(nos|unsere) (atouts|starken))\b|選ばれる理由|特長/,
  ],
  [
    'steps',
    /\b(how (it|this|does it|to) \w*|how we work|process|processus|proceso|vorgehen|steps?|etapes|getting started|get started|schedule|timetable|agenda|program(me)? of|ablauf|so funktioniert|comment ca marche|como funciona|quick start|installation|hours|opening)\b|ご利用の流れ|営業時間/,
  ],
  [
    'news',
    /\b(news|blog|latest|recent (posts|articles|updates)|articles|press|aktuelles|neuigkeiten|actualites|noticias|updates?|announcements|upcoming events|newsletter|changelog|release notes)\b|お知らせ|新着/,
  ],
  [
    'contact',
    /\b(contact|get in touch|reach (us|out)|visit us|find us|^(?:(?:our|the) )?locations?$|location (?:and|map)|horaires?|horarios?|offnungszeiten|sprechzeiten|kontakt|contacto|contatti|contatos?|dove siamo|contactez|anfahrt|address|follow us|connect|contribut\w*|mailing lists?|chat|(join|meet|our|the) (\w+ )?community|^community$|call us|request a call|links|write to us|subscribe|reservation)\b|お問い合わせ|アクセス/,
  ],
  [
    'pricing',
    /\b(pricing|prices?|plans|packages|membership (plans|options|levels)|rates|fees|preise|tarife|tarifs|precios|tarifas)\b|料金/,
  ],
  [
    'products',
    /\b((our|product|nuestras|nos|unsere) (categories|categorias|kategorien)|shop by category|categorias de productos|produktkategorien|products?|our menu|menu|shop|store|collections?|catalog(ue)?|our range|featured (creations|items|products|dishes)|best ?sellers|specialties|specialities|specials|entrees|desserts|drinks|produkte|sortiment|speisekarte|produits|la carte|nos vins|nos produits|productos|prodotti|producten|produtos|carta|catalogo|our (wines|beers|coffees|cakes|books|apps|tools)|downloads?)\b|商品|メニュー|製品/,
  ],
  [
    'programmes',
    /\b((our|the|all|current|past|upcoming|targeted) programs?|programs|programmes|our programme|projects|activities|initiatives|campaigns|what you can do|studies|research areas|topics|themes|ministries|classes|courses|workshops|trips|events|projekte|aktivitaten|angebote fur|kurse|nos projets|projets|activites|nos cours|proyectos|actividades|cursos|get involved|ways to help)\b|活動|事業内容|講座/,
  ],
  [
    'services',
    /\b(services|^(?:(?:our|the|unser|der|notre|le|nuestro|el) )?service|service (offer\w*|range|areas?|catalog(ue)?)|what (we|i) (do|offer|provide)|solutions|expertises?|competences|domaines|especialidades|prestaciones|our offer(ing)?s?|how (we|i) (can )?help|treatments?|capabilities|practice areas|areas of (practice|expertise)|specialisms|leistungen|dienstleistungen|angebot|unsere arbeit|prestations|nos services|savoir faire|servicios|que hacemos|lo que hacemos|tratamientos|soluciones|behandlungen|therapien|soins|servizi|trattamenti|diensten|behandelingen|servicos|tratamentos|schwerpunkte|leistung|leistungsspektrum|leistungsangebot|was wir (tun|machen|bieten))\b|サービス|事業|業務/,
  ],
  [
    'features',
    /\b(features?|what you get|everything you need|highlights|capabilities|functions|whats inside|funktionen|fonctionnalites|caracteristicas|funciones|included)\b|機能/,
  ],
  [
    'about',
    /\b(about|our story|history|mission|vision|heritage|who (i am|we are)|uber uns|a propos|quienes somos|chi siamo|over ons|quem somos|nosotros|acerca de|notre histoire|nuestra historia|biography|journey|introduction|welcome|overview)\b|会社概要|私たち/,
  ],
];

const MEANT_FOR = /^(for|fur|pour|para) |\b(built|made|designed|created|ideal|perfect) for /;

/** A question to or of the reader: what stands below answers it and names no offer. */
const ASKED =
  /^(when|why|who|how|where|which|what|is|are|do|does|can|should|will|wann|warum|wer|wie|wo|was|welche|quand|pourquoi|qui|comment|ou|quel\w*|cuando|por que|quien|como|donde|que|cual)\b/;

/** What kind of section a heading opens, by its words; null when they do not tell. */
export const kindOfHeading = memoize(kindByWords);

function kindByWords(text: string): SectionKind {
  const folded = foldWords(text);
  const short = folded.split(' ').length <= 9;
  const kind = short ? (KINDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null) : null;
  // "For restaurants", "Built for finance teams" speak of whom; "designed for reliability" does not.
  if ((kind === null || kind === 'features') && short && MEANT_FOR.test(folded) && namesPeople(folded)) return 'audience';
  return kind ?? (/[?？]\s*$/.test(text) && ASKED.test(folded) ? 'questions' : null);
}

/** Kind by a label above a heading: only kinds that such labels name; a greeting or address above a heading says nothing. */
function kindOfLabel(text: string): SectionKind {
  const kind = kindOfHeading(text);
  return kind !== null && /^(services|products|programmes|features|reasons|proof|people|partners|news|audience|steps|questions)$/.test(kind)
    ? kind
    : null;
}

/** What kind of section this is by its own heading or the label above it. */
export function kindOfSection(section: Section): SectionKind {
  return section.heading ? (kindOfHeading(section.heading.text) ?? kindOfLabel(section.eyebrow?.text ?? '')) : null;
}

/** Kind of the nearest heading above a section that tells; null when none does. */
export function kindAbove(section: Section): SectionKind {
  for (const { heading, eyebrow } of [...section.trail].reverse()) {
    const kind = kindOfHeading(heading.text) ?? kindOfLabel(eyebrow?.text ?? '');
    if (kind) return kind;
  }
  return null;
}
