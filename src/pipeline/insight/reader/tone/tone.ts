import type { Tone } from '#contracts/business.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import { readingEase } from '#text/readability.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import { makeClaim, notFound, roundShare } from '../../evidence.ts';
import type { PageReading, Reading } from '../../reading.ts';

/** Vocabulary of a tone: word stems (compared form) in English, German, French, Spanish. */
const LEXICON: Record<string, RegExp> = {
  warm: /\b(welcome|love|loved|family|heart\w*|care|caring|home|together|friend\w*|enjoy|happy|community|share|thank\w*|willkommen|gemeinsam\w*|freuen|herzlich\w*|familie|bienven\w*|ensemble|famille|plaisir|juntos|familia|amor|gemeinschaft)\b/g,
  professional:
    /\b(professional\w*|expert\w*|quality|solution\w*|experience\w*|client\w*|service\w*|strateg\w*|certified|reliab\w*|deliver\w*|team|consult\w*|compliance|standard\w*|management|profesional\w*|calidad|asesor\w*|equipo|empresa\w*|professionnel\w*|qualite|beratung|fachlich\w*|kompeten\w*)\b/g,
  technical:
    /\b(api|data|database|software|server\w*|code|protocol\w*|json|http|developer\w*|source|install\w*|config\w*|cloud|open source|algorithm\w*|version\w*|deploy\w*|model\w*|system\w*|sistema\w*|norma\w*|iso|parameter\w*|tecnic\w*|medicion\w*)\b/g,
  academic:
    /\b(research\w*|stud(y|ies)|scien\w+|hypothes\w*|publication\w*|method\w*|participants|journal|universit\w*|evidence|theor\w*|analys[ei]s|findings|academic\w*|professor\w*|forschung\w*|recherche|investigacion)\b/g,
  playful: /\b(fun|awesome|cool|hey|yay|wow|party|game\w*|play\w*|swag|crazy|magic\w*|don t panic|okay|lol|super|geek\w*|quiz|hackers?)\b/g,
  luxurious:
    /\b(luxur\w*|exquisite\w*|elegan\w*|refined|premium|exclusive\w*|masterful\w*|finest|bespoke|indulg\w*|sophisticat\w*|delicate\w*|timeless|prestig\w*|raffin\w*|gourmet)\b/g,
  inspirational:
    /\b(inspir\w*|empower\w*|dream\w*|change|impact|mission|vision|believe|hope\w*|transform\w*|future|passion\w*|lasting|possible|together|purpose)\b/g,
  advocacy:
    /\b(rights|justice|disab\w*|inclusi\w*|accessib\w*|equality|equity|accountab\w*|climate|activis\w*|freedom|oppress\w*|diversity|lived)\b/g,
  promotional:
    /\b(best|amazing|boost|grow\w*|enhance\w*|leading|unbeatable|guarantee\w*|offer\w*|sale|discount|exclusive|captivat\w*|stunning|perfect|ultimate|elevate\w*|success\w*)\b/g,
  traditional:
    /\b(tradition\w*|heritage|authentic\w*|generation\w*|handmade|handcraft\w*|craft\w*|artisan\w*|since|founded|history|classic\w*|homemade|home made|terroir|handwerk\w*)\b/g,
  spiritual: /\b(god|jesus|christ|prayer\w*|faith|worship\w*|spirit\w*|holy|bless\w*|church|soul|meditat\w*|sacred|gott\w*|iglesia)\b/g,
  formal:
    /\b(pursuant|hereby|shall|regulation\w*|authority|council|accordance|provisions?|legislation|obligat\w*|vigente|normativa|cumplimiento|gemass|satzung|conform\w*|statut\w*)\b/g,
};

/** How common each vocabulary is in any text, per 1,000 words: only what exceeds it counts. By hand on general business prose. */
const USUAL: Record<string, number> = {
  warm: 6,
  professional: 14,
  technical: 9,
  academic: 5,
  playful: 3,
  luxurious: 1.5,
  inspirational: 5,
  advocacy: 2.5,
  promotional: 7,
  traditional: 3,
  spiritual: 1.5,
  formal: 2,
};

/** The tone that a sector speaks in unless its words say otherwise. */
const SECTOR_TONE: Record<string, string> = {
  'food-drink': 'warm',
  retail: 'friendly',
  health: 'professional',
  'beauty-wellness': 'warm',
  'fitness-sport': 'friendly',
  'home-trades': 'professional',
  repair: 'friendly',
  automotive: 'professional',
  property: 'professional',
  'legal-finance': 'professional',
  'business-services': 'professional',
  'marketing-design': 'professional',
  software: 'technical',
  education: 'informative',
  nonprofit: 'community-minded',
  religion: 'welcoming',
  science: 'academic',
  events: 'enthusiastic',
  travel: 'welcoming',
  arts: 'personal',
  media: 'informative',
  manufacturing: 'technical',
  'energy-environment': 'informative',
  agriculture: 'warm',
  public: 'informative',
};

/**
 * How the site speaks. Measures: sentence length, share of "you" and "we", exclamation marks, reading ease. Words: the
 * vocabularies that exceed their usual share, then what the measures say, then the sector's usual voice.
 */
export function measureTone(reading: Reading, leaf: Industry | null): Tone {
  const pages = reading.pages.filter((page) => !/^(legal|docs|login|cart)$/.test(page.page.type));
  const blocks = pages.flatMap((page) => page.content.filter((block) => countWords(block.text) >= 5));
  const text = blocks.map((block) => block.text).join(' \n ');
  const folded = blocks.map((block) => foldWords(block.text)).join(' ');
  const words = countEach(blocks.flatMap((block) => splitWords(block.text)));
  let read = 0;
  for (const times of words.values()) read += times;
  const total = Math.max(1, read);
  const sentences = blocks.reduce((sum, block) => sum + splitSentences(block.text).length, 0);
  const count = (pattern: RegExp) => {
    let found = 0;
    for (const [word, times] of words) if (pattern.test(word)) found += times;
    return found;
  };
  const you = count(/^(you|your|yours|youre|du|dein\w*|sie|ihr|ihre\w*|vous|votre|vos|tu|tus|usted|ustedes|su)$/);
  const we = count(/^(we|our|ours|us|were|wir|uns|unser\w*|nous|notre|nos|nosotros|nuestr\w+)$/);
  const exclamations = (text.match(/!|！/g) ?? []).length;
  const measures = {
    wordsPerSentence: Math.round((10 * total) / Math.max(1, sentences)) / 10,
    youShare: roundShare4(you / total),
    weShare: roundShare4(we / total),
    exclamationsPer1000Words: Math.round((10_000 * exclamations) / total) / 10,
    readingEase: readingEase(
      blocks.map((block) => block.text),
      reading.language,
    ),
  };
  const lookedIn = 'texts of all pages read';
  if (total < 30) return { words: [], claim: { ...notFound('Too little text to hear a tone', lookedIn), id: 'tone-1' }, measures };
  const tones = toneWords({ folded, words, total }, measures, leaf);
  const quoted = tellingBlock(pages, tones[0] ?? '');
  const claim = makeClaim({
    text: tones.join(', '),
    kind: 'inferred',
    confidence: roundShare(0.35 + Math.min(0.35, total / 4000)),
    quotes: quoted ? [quoted] : [],
  });
  return { words: tones, claim: { ...claim, id: 'tone-1' }, measures };
}

/** A text in compared form, its words with how often each stands there, and how many these are. */
type Counted = { folded: string; words: ReadonlyMap<string, number>; total: number };

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Entries of the vocabularies of which no word is an entry by itself. */
const PHRASES: Record<string, RegExp> = { playful: /\bdon t panic\b/g, traditional: /\bhome made\b/g };

/** How often words of a tone stand in a text: words repeat, so each is looked up once. */
function countTone(tone: string, pattern: RegExp, { folded, words }: Counted): number {
  let found = PHRASES[tone] ? (folded.match(PHRASES[tone])?.length ?? 0) : 0;
  for (const [word, times] of words) found += times * (word.match(pattern)?.length ?? 0);
  return found;
}

function toneWords(text: Counted, measures: Tone['measures'], leaf: Industry | null): string[] {
  const { total } = text;
  const strength: [string, number][] = [];
  for (const [tone, pattern] of Object.entries(LEXICON)) {
    const per1000 = (1000 * countTone(tone, pattern, text)) / total;
    const excess = per1000 / (USUAL[tone] ?? 5);
    if (excess > 1.2) strength.push([tone, excess]);
  }
  const add = (tone: string, value: number) => strength.push([tone, value]);
  if (measures.exclamationsPer1000Words > 12) add('enthusiastic', 1.5 + measures.exclamationsPer1000Words / 20);
  if (measures.youShare > 0.025) add('friendly', 1.1 + measures.youShare * 20);
  if (measures.weShare > 0.02) add('personal', 0.9 + measures.weShare * 20);
  if (measures.wordsPerSentence < 11) add('direct', 1.3);
  if (measures.wordsPerSentence > 24) add('formal', 1.4);
  const usual = leaf ? SECTOR_TONE[leaf.sector] : undefined;
  if (usual) add(usual, 1.45);
  if (strength.length < 3) add('informative', 1);
  const best = new Map<string, number>();
  for (const [tone, value] of strength) best.set(tone, Math.max(best.get(tone) ?? 0, value));
  return [...best]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([tone]) => tone);
}

function tellingBlock(pages: readonly PageReading[], tone: string) {
  const pattern = LEXICON[tone];
  let best: { page: PageReading; text: string; selector: string; hits: number } | null = null;
  for (const page of pages.slice(0, 3)) {
    for (const block of page.content) {
      const words = countWords(block.text);
      if (words < 8 || words > 60) continue;
      const hits = pattern ? (foldWords(block.text).match(pattern)?.length ?? 0) : 1;
      if (!best || hits > best.hits) best = { page, text: block.text, selector: block.selector, hits };
    }
  }
  return best ? { page: best.page.page, selector: best.selector, text: best.text } : null;
}

function roundShare4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
