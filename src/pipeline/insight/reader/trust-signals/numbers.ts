import { foldWords } from '#text/normalize.ts';
import { findByWords, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const COUNTED =
  'customers|clients|members|users|projects|volunteers|students|participants|attendees|patients|families|children|dogs|animals|sites|labs|countries|cities|downloads|stars|installs|events|graduates|hours|trees|meals|donors|partners|organi[sz]ations|companies|businesses|teams|schools|employees|experts|locations|articles|languages|hackers|species|houses|homes|websites|researchers|institutions|orders|deliveries|cases|subscribers|mitglieder[n]?|mitgliedern|kunden|kinder[n]?|schüler\\w*|teilnehmer\\w*|projekte|standorte|clients|adhérents|membres|bénévoles|enfants|projets|clientes|socios|proyectos|empresas|alumnos|voluntarios|personas|trabajadores';
const STATISTIC = new RegExp(
  `(?:\\b(?:over|more than|about|around|nearly|some|rund|über|mehr als|etwa|plus de|près de|más de|cerca de|unos)\\s+)?\\b(?:\\d{2,3}(?:[.,]\\d{3})*|\\d{4,7})\\s?\\+?\\s*(?:k|million|mio\\.?)?\\s?\\+?\\s+(?:[\\p{L}-]+\\s){0,2}(?:${COUNTED})\\b|\\b\\d{1,3}(?:[.,]\\d+)?\\s?% of\\b|\\bhundreds of (?:${COUNTED})|\\bthousands of (?:${COUNTED})|\\d[\\d,]*(名|人|社|件)以上`,
  'iu',
);
const NOT_STATISTIC =
  /\b(maximum|at least|up to|minimum|limit|per (person|month|year)|under \d|ages?|must|if you|(?:with|of|from|between) \d+ (?:to|and|-) \d+|hours (a day|per)|24 hours|48 hours|within|goal|raise|\$\d)\b/i;

/** Numbers shown as proof: members, clients, projects, volunteers ... and rows of counters. */
export const findStatistics: TrustFinder = (reading) => {
  const pages = speakingPages(reading).filter((page) => !/^(blog|faq|product|products|pricing)$/.test(page.page.type));
  return [
    ...counters(pages),
    ...gluedCounters(pages),
    ...findByWords('statistics', pages, STATISTIC, { except: NOT_STATISTIC, limit: 3, confidence: 0.65, gate: /\d|hundreds|thousands/i }),
  ].slice(0, 4);
};

const GLUED = /^(?!0\d)(?!(?:19|20)\d\d[\s-])\d[\d.,]{0,8}\s?(?:\+|%|k|km|m²|t)?\+?\s?\p{Lu}?\p{L}{2}[\p{L}\s'’-]{1,30}$/u;

/** Counters whose number and label stand in one short block: "50+ projects", "120 km of roads", "9 provinces". */
function gluedCounters(pages: ReturnType<typeof speakingPages>): TrustFinding[] {
  for (const { page, content } of pages) {
    const start = content.findIndex((_, index) => content.slice(index, index + 3).filter((block) => isGlued(block)).length === 3);
    if (start < 0) continue;
    const row = content.slice(start, start + 3);
    return [
      {
        trustKind: 'statistics',
        text: row.map((block) => block.text).join('; '),
        confidence: 0.55,
        quotes: row.map((block) => quoteOf(page, block)),
        author: '',
      },
    ];
  }
  return [];
}

function isGlued(block: { tag: string; text: string }): boolean {
  return !/^(h[1-6]|li|t[dhr])$/.test(block.tag) && GLUED.test(block.text) && !/\b(am|pm|uhr|min|minutes?|hours?|h)\b/i.test(block.text);
}

/** At least three blocks that are a bare number, each followed by a short label. */
function counters(pages: ReturnType<typeof speakingPages>): TrustFinding[] {
  for (const { page, content } of pages) {
    const pairs = content.flatMap((block, index) => {
      const next = content[index + 1];
      // Leading zeros number chapters, nine digits are an account or telephone number.
      const isNumber = /^(?!0\d)\d[\d.,]{0,8}\s?(\+|%|k|m)?\+?$/i.test(block.text);
      return isNumber &&
        next &&
        /\p{L}{3}/u.test(next.text) &&
        foldWords(next.text).split(' ').length <= 8 &&
        !/\b(number|account|phone|merchant|code|step)\b|^\d|^(jan|feb|m[aä]r|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz]|janv|févr|avr|juin|juil|août|ene|abr|ago|dic)[a-zé]*\.?( \d|$)/i.test(
          next.text,
        ) &&
        !/^(h[1-6]|th)$/.test(next.tag)
        ? [{ block, next }]
        : [];
    });
    const isSteps = pairs.every(({ block }, index) => Number(block.text) === index + 1);
    if (pairs.length >= 3 && !isSteps && !pairs.some(({ next }) => /\$|€|£|:\d\d/.test(next.text))) {
      return [
        {
          trustKind: 'statistics',
          text: pairs
            .slice(0, 4)
            .map(({ block, next }) => `${block.text} ${next.text}`)
            .join('; '),
          confidence: 0.6,
          quotes: pairs.slice(0, 3).flatMap(({ next }) => [quoteOf(page, next)]),
          author: '',
        },
      ];
    }
  }
  return [];
}
