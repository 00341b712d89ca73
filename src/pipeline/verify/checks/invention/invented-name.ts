import { hasNumber } from '#text/characters.ts';
import { PERSON_NAME } from '../../../insight/shapes.ts';
import { wordsIn } from '../../../strategy/grounding/word-index.ts';
import { calendarNames, findUnknownName } from '../../../strategy/model/unknown-names.ts';
import { defineInventionCheck } from './sentence-checks.ts';

export const inventedName = defineInventionCheck({
  id: 'invented-name',
  title: 'No person, place or company is invented',
  why: 'Builders invent team members, customers and partners.',
  red: 'A new sentence names someone or something that nobody named, or a new line is the name of a person whom nobody knows.',
  what: 'the name',
  find: ({ text, language }, { known }) => {
    const isKnown = (word: string) => known.words.has(word) || hasNumber(word) || calendarNames(language).has(word);
    const words = wordsIn(text);
    // A line that is a name alone; a title of known words is none.
    if (PERSON_NAME.test(text) && words.length <= 4) return words.filter((word) => !isKnown(word)).length >= 2 ? [text] : [];
    const name = findUnknownName(text, language, isKnown);
    return name === '' ? [] : [name];
  },
});
