import type { PageSection, TextBlock } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { countWords } from '#text/segment.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable, distinctBy, isQuestion } from '#text/words.ts';
import { isInvitation } from '../claims/sentence-classifiers.ts';
import { evidenceAt, type PageReading, type Reading } from '../read-site.ts';

type Objection = Strategy['elevate']['objections'][number];

const QUESTIONS = 12;
const ANSWER_LENGTH = 500;
const LONGEST_QUESTION = 160;

const isDoubt = (text: string) => isQuestion(text) && !isInvitation(text) && text.length <= LONGEST_QUESTION && countWords(text) >= 3;

function answerOf(blocks: readonly TextBlock[]): string {
  const own: string[] = [];
  for (const block of blocks) {
    if (isDoubt(block.text)) break;
    own.push(block.text);
  }
  return cutAtWord(own.join(' '), ANSWER_LENGTH);
}

function questionsIn(entry: PageReading, section: PageSection): Objection[] {
  const found: Objection[] = [];
  const add = (question: string, selector: string, blocks: readonly TextBlock[]) => {
    const answer = answerOf(blocks);
    if (countWords(answer) >= 3)
      found.push({
        question,
        answer,
        evidence: [
          evidenceAt(entry.page, selector, question),
          ...(blocks[0] ? [evidenceAt(entry.page, blocks[0].selector, blocks[0].text)] : []),
        ],
      });
  };
  if (section.heading && isDoubt(section.heading.text)) add(section.heading.text, section.heading.selector, section.blocks);
  section.blocks.forEach((block, index) => {
    if (isDoubt(block.text) && ['dt', 'summary', 'p', 'li', 'div', 'button', 'span', 'strong', 'td'].includes(block.tag))
      add(block.text, block.selector, section.blocks.slice(index + 1));
  });
  return found;
}

/** What holds visitors back: the questions the site itself asks, with its answers word for word; pages of questions first. */
export function findObjections(reading: Reading): Objection[] {
  const faqFirst = reading.pages.toSorted((a, b) => Number(b.page.type === 'faq') - Number(a.page.type === 'faq'));
  const all = faqFirst.flatMap((entry) => entry.sections.flatMap((section) => questionsIn(entry, section)));
  return distinctBy(all, (entry) => comparable(entry.question)).slice(0, QUESTIONS);
}
