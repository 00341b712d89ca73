import type { Decision, LeaveOut } from '#contracts/strategy.ts';
import { inQuotes } from '#text/words.ts';
import { namePages } from '../markdown/sentences.ts';

/** How many words of legal texts one question names. */
const NAMED = 4;

/** Leave-outs without those of legal texts, which stay word for word: they become a question to the owner. */
export function askAboutLegal(leaveOut: readonly LeaveOut[], legal: ReadonlySet<string>): { leaveOut: LeaveOut[]; asked: Decision[] } {
  const isOnlyLegal = ({ pages }: LeaveOut) => pages.length > 0 && pages.every((path) => legal.has(path));
  const others = leaveOut.filter((entry) => !isOnlyLegal(entry));
  const found = leaveOut.filter(isOnlyLegal).slice(0, NAMED);
  const asked: Decision = {
    id: 'legal-words',
    question: `Should your legal texts still say ${found.map(({ text, pages }) => `${inQuotes(text)} (${namePages(pages)})`).join(', ')}?`,
    why: found.map(({ why }) => why).join(' '),
    untilThen: 'The legal texts stay word for word.',
    basis: 'to-check',
    evidence: found.flatMap(({ evidence }) => evidence.slice(0, 1)),
  };
  return {
    leaveOut: others.map((entry) => ({ ...entry, pages: entry.pages.filter((path) => !legal.has(path)) })),
    asked: found.length > 0 ? [asked] : [],
  };
}
