import type { PageType } from '#contracts/page.ts';

/** What a section is for; `rank` is its place on a home page (builders.md section 9, default order). */
type SectionKind = { id: string; purpose: string; rank: number };

type Rule = SectionKind & { heading: RegExp };

const RULES: Rule[] = [
  {
    id: 'faq',
    rank: 80,
    purpose: 'Answer the questions that hold visitors back.',
    heading:
      /\bfaqs?\b|frequently asked|questions?\b.*answer|häufige fragen|häufig gestellte|questions fréquentes|preguntas frecuentes|preguntes freqüents|domande frequenti|よくある(?:ご)?質問/iu,
  },
  {
    id: 'proof',
    rank: 60,
    purpose: 'Show the proof word for word, with its source.',
    heading:
      /testimonial|reviews?\b|what (?:our )?(?:clients|customers|people|students|guests) say|references?\b|referenzen|kundenstimmen|bewertungen|témoignages|avis|opiniones|testimonios|recensioni|case stud|success stor|awards?|trusted by|certifi|press\b|sponsors?|partner|お客様の声/iu,
  },
  {
    id: 'pricing',
    rank: 70,
    purpose: 'Say what it costs, or what the next step is.',
    heading: /pric(?:e|es|ing)\b|plans?\b|rates?\b|fees?\b|preise|tarife?|kosten(?!los)|tarifs|prix|precios|preus|prezzi|beitrag|料金/iu,
  },
  {
    id: 'how-it-works',
    rank: 50,
    purpose: 'Show the steps from first contact to result.',
    heading:
      /how (?:it|we|this|does) works?|how (?:we|to)\b|process\b|steps?\b|getting started|so funktioniert|ablauf|comment ça marche|cómo funciona|come funziona|schedule|agenda|programm?\b|ご利用の流れ/iu,
  },
  {
    id: 'contact',
    rank: 90,
    purpose: 'Let the visitor take the next step.',
    heading:
      /contact|get in touch|reach us|kontakt|contacto|contatti|anfahrt|visit us|find us|opening hours|öffnungszeiten|horaires|horario|location|address|お問い合わせ|アクセス/iu,
  },
  {
    id: 'offers',
    rank: 30,
    purpose: 'Name what is offered, each with what the visitor gets.',
    heading:
      /services?\b|products?\b|what we (?:do|offer)|our (?:work|menu|offer|programs?|projects?)|menu\b|solutions?\b|features?\b|leistungen|angebote?|produkte|projekte|speisekarte|services|prestations|servicios|productos|serveis|servizi|courses?\b|kurse|classes|サービス|商品/iu,
  },
  {
    id: 'about',
    rank: 40,
    purpose: 'Introduce the people behind it.',
    heading:
      /about|our story|history|who we are|mission|vision|values|team\b|über uns|wir sind|geschichte|vorstand|à propos|notre histoire|sobre|quiénes|qui som|chi siamo|founder|会社概要|私たち/iu,
  },
  {
    id: 'news',
    rank: 75,
    purpose: 'Show what is new.',
    heading: /news|blog|latest|events?\b|aktuelles|termine|veranstaltung|actualités|noticias|notícies|お知らせ/iu,
  },
  {
    id: 'gallery',
    rank: 55,
    purpose: 'Show real photos of the work or the place.',
    heading: /gallery|galerie|galería|galeria|portfolio|photos?\b|bilder|ギャラリー/iu,
  },
  {
    id: 'invitation',
    rank: 95,
    purpose: 'Invite to take part.',
    heading:
      /ready to|get started|join us|sign up|book (?:now|your)|start (?:now|your|today)|jetzt|werde(?:n sie)? mitglied|mitmachen|donate|spenden|subscribe|newsletter/iu,
  },
];

const GENERAL: SectionKind = { id: 'content', rank: 45, purpose: '' };

/** Place of a kind of section on a home page; kinds without a rule stand between offers and proof. */
export function rankOfKind(id: string): number {
  return RULES.find((rule) => rule.id === id)?.rank ?? GENERAL.rank;
}

const kindOf = (id: string) => RULES.find((rule) => rule.id === id) ?? GENERAL;

const BY_PAGE: Partial<Record<PageType, string>> = {
  faq: 'faq',
  pricing: 'pricing',
  testimonials: 'proof',
  'case-studies': 'proof',
  contact: 'contact',
  about: 'about',
  team: 'about',
  services: 'offers',
  products: 'offers',
  gallery: 'gallery',
};

/** The kind of a section: from its heading, from offers named in its list, then from the page it stands on. */
export function sectionKind(heading: string, namesOffers: boolean, pageType: PageType): SectionKind {
  const rule = RULES.find((entry) => entry.heading.test(heading));
  if (rule) return rule;
  return namesOffers ? kindOf('offers') : kindOf(BY_PAGE[pageType] ?? '');
}
