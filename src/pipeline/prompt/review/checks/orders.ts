import { mayBePromptInjection } from '../../../site-model/detect-prompt-injection.ts';
import { mentions } from '../../mentions.ts';
import { isAboutTheSite } from '../../part-headings.ts';
import { addedLines, splitCopy } from './added.ts';
import type { Check } from './check.ts';
import orders from './orders.json' with { type: 'json' };

/** A part of a sentence with one of these forbids what it names. */
const FORBIDS = [
  'no',
  'not',
  'never',
  'nor',
  'nowhere',
  'none',
  "don't",
  'without',
  'avoid*',
  'nothing',
  'instead of a',
  'stay out',
  'stays out',
  'left out',
];
const partsOf = (line: string) => line.replaceAll('; ', '. ').split('. ');

/** A line without its parts that forbid what they name. */
export const withoutProhibitions = (line: string): string =>
  partsOf(line)
    .filter((part) => !mentions(part, FORBIDS))
    .join('. ');

const MODEL_ORDER = 'It gives orders to a model.';

/** Phrases of a line that its replaced words did not have. `isAbout`: the line is in a part about today's site, which names what it has. */
function isOrdered(line: string, old: string, isAbout: boolean): boolean {
  return partsOf(line).some((part) => {
    const isTold = isAbout && !mentions(part, orders.uses);
    const phrases = isTold ? orders.phrases : [...orders.phrases, ...orders.things];
    return phrases.some((phrase) => mentions(part, [phrase]) && !mentions(old, [phrase])) && !mentions(part, FORBIDS);
  });
}

/** No correction turns the builder against the rules of the prompt, or speaks to a model. */
export const checkOrders: Check = ({ correction }) => {
  const old = new Set(correction.find.split('\n').map((line) => line.trim()));
  const isAbout = correction.kind === 'rewritten' && isAboutTheSite(correction.part ?? '');
  for (const line of addedLines(correction)) {
    const { copy, instruction } = splitCopy(line);
    const isOld = mayBePromptInjection(correction.find);
    if ([...copy, instruction].some(mayBePromptInjection) && !isOld) return MODEL_ORDER;
    if (isOrdered(instruction, [...old].join(' '), isAbout)) return 'It would turn the builder against the rules of the prompt.';
  }
  return '';
};
