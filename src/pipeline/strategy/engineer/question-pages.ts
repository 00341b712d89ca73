import type { PageCraft, SectionItem, Strategy } from '#contracts/strategy.ts';
import { countWords } from '#text/segment.ts';
import { isQuestion } from '#text/words.ts';
import { DECLARED_QUESTIONS, questionPage } from './structured-data.ts';

const FEWEST = 2;
const FEWEST_WORDS = 3;

/** Whether an entry of the copy is a question with an answer of its own: no counter and no quote below a heading that asks. */
const isAnswered = ({ kind, title, text }: SectionItem) =>
  kind === 'question' && isQuestion(title) && countWords(title) >= FEWEST_WORDS && countWords(text) >= FEWEST_WORDS && !isQuestion(text);

/** The questions of a page of questions: headings that ask, each with its answer below. */
function askingHeadings({ sections }: PageCraft): SectionItem[] {
  const below = sections.filter(({ kind }) => kind !== 'hero');
  const asking = below
    .map(({ heading, text }): SectionItem => ({ kind: 'question', title: heading, text: text.join(' ') }))
    .filter(isAnswered);
  return asking.length * 2 > below.length ? asking : [];
}

const questionsOn = (page: PageCraft) => [...page.sections.flatMap(({ items }) => items.filter(isAnswered)), ...askingHeadings(page)];

/**
 * Structured data whose questions and answers are those of the new copy, on the page that shows most of them: search engines ask for what
 * visitors see (Google, FAQ structured data). Without two of them there is none,
 * but for those that the page declares today.
 */
export function withVisibleQuestions<Fields extends Pick<Strategy, 'craft' | 'engineer'>>(fields: Fields): Fields {
  const { craft, engineer } = fields;
  const planned = engineer.structuredData.find(({ type }) => type === 'FAQPage');
  if (!planned) return fields;
  const others = engineer.structuredData.filter(({ type }) => type !== 'FAQPage');
  const [best] = craft.pages
    .map((page) => ({ path: page.path, questions: questionsOn(page) }))
    .toSorted(
      (one, other) =>
        other.questions.length - one.questions.length || Number(other.path === planned.path) - Number(one.path === planned.path),
    );
  // A page whose text is taken over as it is has no copy here that shows them.
  const kept = planned.reason === DECLARED_QUESTIONS ? [planned] : [];
  const faq = best && best.questions.length >= FEWEST ? [questionPage(best.path, best.questions)] : kept;
  return { ...fields, engineer: { ...engineer, structuredData: [...others, ...faq] } };
}
