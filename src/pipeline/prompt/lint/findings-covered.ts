import { bodyOf, DECIDE } from '../part-headings.ts';
import { isCovered, seriousIssues } from '../sections/issues.ts';
import { type Lint, passed, type Verdict } from './lint.ts';

/** Share of findings with an instruction and a test: 1 mark from 60 %, 2 only for all of them: an instruction that is cut helps nobody. */
const HALF = 0.6;

export const findingsCovered: Lint = {
  id: 'findings-covered',
  point: 11,
  gate: false,
  title: 'Every serious issue has an instruction and a test',
  check({ blocks, carries, rewritten, saysInOwnWords, strategy }): Verdict {
    const serious = seriousIssues({ strategy });
    const heading = [...rewritten].find((part) => part.startsWith(DECIDE)) ?? '';
    const asked = heading === '' ? '' : blocks.map((block) => bodyOf(block.text, heading) ?? '').join('\n');
    const left = serious.filter((issue) => !isCovered(issue, (words) => carries(words) || saysInOwnWords(words), asked));
    if (left.length === 0) return passed(`${serious.length} of ${serious.length} high and medium issues have an instruction with a test.`);
    const share = 1 - left.length / serious.length;
    const high = left.find(({ impact }) => impact === 'high');
    const named = (high ?? left[0])?.title ?? '';
    const reason = `${serious.length - left.length} of ${serious.length} high and medium issues are covered; missing: ${named}.`;
    return { marks: share >= HALF && !high ? 1 : 0, reason, excerpt: named };
  },
};
