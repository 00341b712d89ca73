import { foldWords } from '#text/normalize.ts';
import { countWords, splitWords } from '#text/segment.ts';
import type { Quote } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';
import { titleParts } from '../name/name-parts.ts';

/** What a site calls itself: "a bioinformatics company", "un cabinet d'avocats"; its own words. */
export type SelfDescription = { phrase: string; quote: Quote; from: 'sentence' | 'title' };

/** Blocks of a page that are read for a self-description: later ones speak of other things. */
const MAX_BLOCKS = 14;
const MAX_PHRASE_WORDS = 6;

/** Words that end the naming part: what follows says for whom, where, since when. */
const END =
  /\s+(?:for|that|which|who|whose|where|in|from|with|by|based|located|offering|providing|dedicated|specializ\w+|specialis\w+|serving|helping|committed|focused|built|made|decoding|and we|für|aus|bei|mit|das|die|der|zur|zum|seit|im|in|qui|que|pour|avec|à|au|aux|dans|basée?|située?|para|con|en|dedicad[oa]|ubicad[oa]|desde)\s.*$|[,.;:!?()–—|•].*$/i;

const ARTICLE = '(?:an?|the|your|ein|eine|une?|una?|la|le|el)';
const VERB =
  "(?:(?:is|are)(?: now| a leading|)|['’](?:re|s)|ist|sind|est|sommes|es|somos|was founded as|wurde als|operates as|works as|bills itself as)";
/** Whoever describes itself as skilled in something names its trade: "specialists in LED lighting", "Spezialist für ...". */
const SPECIALIST =
  /\b(?:specialists?|experts?|spezialist(?:en)?|experten?|spécialistes?|especialistas?|expertos?|speciali[sz](?:es|ing|ed)|spezialisiert|spécialisée?s?|especializad[oa]s?)\s+(?:in|for|auf|für|dans|en|de)\s+((?:[\p{L}\d'’&-]+\s?){1,5})/iu;

/**
 * How the site describes itself, the clearest first: sentences that say what "we", "our company" or the named business
 * is, then what its home title says beside the name. Questions, quotations and other people's words are left out.
 */
export function selfDescriptions(reading: Reading, name: string): SelfDescription[] {
  const found: SelfDescription[] = [];
  const add = (raw: string, quote: Quote, from: SelfDescription['from']) => {
    const phrase = raw.replace(END, '').replace(/\s+/g, ' ').trim();
    const words = countWords(phrase);
    if (words === 0 || words > MAX_PHRASE_WORDS || !/\p{L}{3}/u.test(phrase) || foldWords(phrase) === foldWords(name)) return;
    if (splitWords(phrase).every(isPlainAdjective)) return;
    if (VAGUE.test(foldWords(phrase)) || found.some((other) => foldWords(other.phrase) === foldWords(phrase))) return;
    found.push({ phrase, quote, from });
  };
  const subject = subjectPattern(name);
  for (const [index, { page, content }] of reading.pages.entries()) {
    if (index > 0 && page.type !== 'about') continue;
    const texts = [
      ...(index === 0 ? [{ selector: 'meta[name="description"]', text: page.description ?? '' }] : []),
      ...content.slice(0, MAX_BLOCKS),
    ];
    for (const block of texts) {
      const quote = { page, selector: block.selector, text: block.text };
      const defined = subject.exec(block.text)?.[1];
      if (defined) add(defined, quote, 'sentence');
      const opened = /^(?:An?|Eine?|Une?|Una?|Ihre?|Votre|Your|Tu|Su) ((?:[\p{L}\d'’&-]+ ){1,5}[\p{L}\d'’&-]+)/u.exec(block.text)?.[1];
      if (opened && END.test(block.text) && namesTrade(opened.replace(END, ''))) add(opened, quote, 'sentence');
      const skill = index === 0 ? SPECIALIST.exec(block.text)?.[1] : undefined;
      if (skill) add(skill, quote, 'sentence');
    }
  }
  const home = reading.home?.page;
  for (const part of home?.title ? titleParts(home.title) : []) {
    const isName = foldWords(part).includes(foldWords(name)) && name !== '';
    if (home && !isName && !/[.!?]/.test(part)) add(part, { page: home, selector: 'title', text: home.title ?? '' }, 'title');
  }
  return found;
}

/** Phrases that praise or point without naming a trade (compared form). */
const VAGUE =
  /^(place|home|way|one|best|only|leading|right|perfect|first|team|group|people|company|business|family|website|site|world|result|goal|mission|passion|partner|same|new|official|simplest|easiest|fastest|lot|difference|future|heart)$|^(the |a |your |our )?(best|right|only|same|new|first|simplest|easiest|home|place|result|one)\b|^(home|start|welcome|about|contact|index|accueil|inicio|startseite|willkommen)\b/;

/** Whether a phrase ends in a noun that makes it the name of a kind of business. */
export function namesTrade(phrase: string): boolean {
  return TRADE_NOUN.test(foldWords(phrase));
}

/** Whether a word (compared form) tells how a business is, not what it does. */
export function isPlainAdjective(word: string): boolean {
  return /^(small|family|local|locally|independent|leading|registered|professional|trusted|global|young|innovative|speciali[sz]ed|dedicated|modern|full|service|based|profit|private|owned|operated|premier|friendly|exceptional|trusted|creative|award|winning|unique|fast|growing|boutique|passionate|experienced|company|business|organi[sz]ation|firm|agency|team|group|professionelle\w*|starke\w*|junge\w*|unternehmen|familienunternehmen|entreprise|familiale|empresa|familiar|charit\w+|nonprofit|non|governmental|national\w*|recogni[sz]ed|simple|simplest|online|free)$/.test(
    word,
  );
}

/** Nouns at the end of a phrase that make it the name of a kind of business (compared form). */
const TRADE_NOUN =
  /\b(company|firm|agency|studio|shop|store|practice|clinic|platform|app|apps|software|tool|service|services|school|academy|association|organi[sz]ation|charity|foundation|project|conference|festival|restaurant|bakery|cafe|hotel|farm|brewery|winery|salon|gym|club|garage|workshop|library|museum|church|agentur|firma|unternehmen|betrieb|praxis|verein|schule|werkstatt|kanzlei|entreprise|societe|agence|cabinet|atelier|ecole|boutique|empresa|estudio|tienda|escuela|taller|asociacion|fundacion)$/;

function subjectPattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = name.length >= 2 ? `|(?:the )?${escaped}(?:\\s?\\([^)]{1,20}\\))?` : '';
  return new RegExp(
    `(?:^|[.!?–—:;]\\s+|,\\s+|^At .{2,40}, )(?:we|our (?:company|firm|studio|agency|practice|shop|organi[sz]ation|foundation|association|club|team)|this is|wir|unser (?:unternehmen|betrieb|verein)|nous|notre (?:entreprise|société|association|cabinet)|nosotros|nuestra empresa|(?=somos\\b)${named})\\s*${VERB}\\s+${ARTICLE}\\s+((?:[\\p{L}\\d'’&-]+[ ,.]?\\s?){1,9})`,
    'iu',
  );
}
