import { defineAudit } from '../define-audit.ts';

/** Fewer words tell no language for certain. */
const MIN_WORDS = 60;
/** Codes under which one language goes, and pairs that a detector mixes up. */
const ALIKE: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  da: 'no',
  iw: 'he',
  in: 'id',
  ms: 'id',
  hr: 'sr',
  bs: 'sr',
  sr: 'sr',
  gl: 'pt',
  ca: 'es',
  sk: 'cs',
  bg: 'mk',
  af: 'nl',
};

export const langMismatch = defineAudit('accessibility/lang-mismatch', {
  applies: (page) => (page.lang ?? '').trim() !== '' && page.detectedLanguage !== null && page.wordCount >= MIN_WORDS,
  check: ({ lang, detectedLanguage }) => {
    const named = (lang ?? '').trim().toLowerCase().replace('_', '-').split('-')[0] ?? '';
    const found = detectedLanguage ?? '';
    if ((ALIKE[named] ?? named) === (ALIKE[found] ?? found)) return null;
    return {
      selector: 'html',
      snippet: `lang="${lang}"`,
      lookedIn: `the text of the page, detected as "${found}"`,
      fix: `Set lang="${found}" on the html element, if the text is meant to be in that language.`,
    };
  },
});
