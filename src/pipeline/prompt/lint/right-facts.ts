import { isKnown } from '#contracts/evidence.ts';
import { isPlaceholder } from '#text/noise.ts';
import { hoursText, shownContacts } from '../sections/business.ts';
import { plannedText, siteText } from '../site-text.ts';
import { type Lint, missing, passed } from './lint.ts';

/** Slots that were never filled: template marks, values of a program, brackets or quotation marks with nothing between. */
const OPEN_SLOT =
  /\[object Object\]|\bundefined\b|\bNaN\b|(?<![\p{L}\p{N}_$.=])\(\s*\)|(?<!")""(?!")|“”|:\s*null\b|\[(?:x|xx|tbd|todo|\.\.\.)\]/iu;
/** A color is no number of a template: `heading #242543`. */
const COLOR = /#[0-9a-f]{3,8}\b/giu;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

export const rightFacts: Lint = {
  id: 'right-facts',
  point: 1,
  gate: true,
  title: 'The facts match the analysis',
  check({ lines, says, strategy, profile, knownTexts }) {
    const { site } = strategy;
    // A planned tool names the values that visitors put in: `[name]`.
    const planned = strategy.craft.pages
      .flatMap(({ sections }) => sections.flatMap(({ behavior = '', note = '' }) => [plannedText(behavior), plannedText(note)]))
      .filter((text) => text !== '');
    const bare = (text: string) => planned.reduce((rest, words) => rest.replace(words, ''), text).replace(COLOR, '');
    const slot = lines.find(({ text }) => OPEN_SLOT.test(bare(text)) || isPlaceholder(bare(text)));
    if (slot)
      return {
        marks: 0,
        reason: 'A placeholder was never filled, or template text is left.',
        blockId: slot.blockId,
        excerpt: slot.text.trim(),
      };
    if (!says(site.businessName)) return { marks: 0, reason: `The name ${site.businessName} does not appear anywhere.` };
    const known = [...knownTexts]
      .filter((text) => text.includes('@'))
      .join('\n')
      .toLowerCase();
    for (const line of lines.filter((entry) => entry.text.includes('@'))) {
      const stranger = line.text.match(EMAIL)?.find((address) => !known.includes(address.toLowerCase()));
      if (stranger)
        return {
          marks: 0,
          reason: `The email address ${stranger} is not on the site.`,
          blockId: line.blockId,
          excerpt: line.text.trim(),
        };
    }
    const facts = [
      isKnown(profile.industry.claim) ? site.industry : '',
      site.place,
      ...shownContacts(strategy).map(({ kind, value }) => (kind === 'hours' ? hoursText(value) : value)),
    ].filter((fact) => siteText(fact) !== '');
    const left = facts.filter((fact) => !says(fact));
    return left.length === 0
      ? passed('Name, industry, place and contact details match the analysis, and no placeholder is left.')
      : missing(left, { of: facts.length + 1, what: 'Facts left out' });
  },
};
