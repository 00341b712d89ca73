import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const audience: Lint = {
  id: 'audience',
  point: 5,
  gate: false,
  title: 'Target groups and what they come for',
  check({ carries, first, lines, strategy: { craft, diagnose } }): Verdict {
    const visitors = craft.visitors.filter(({ who }) => siteText(who) !== '');
    if (visitors.length === 0) {
      const asked = diagnose.questions.find(({ id }) => id === 'visitors');
      return asked && carries(asked.question)
        ? passed('The site does not say who it is for, and the owner is asked.')
        : { marks: 0, reason: 'No visitors are named, and the owner is not asked.' };
    }
    const stands = (who: string, goal: string) =>
      lines.some(({ text }) => text.includes(goal) && text.replace(goal, '').toLowerCase().includes(who.toLowerCase()));
    const left = visitors.filter(({ who, goal }) => !stands(siteText(who), siteText(goal)));
    if (left.length > 0)
      return missing(
        left.map(({ who }) => siteText(who)),
        { of: visitors.length, what: 'Target groups without their goal' },
      );
    const [main] = visitors;
    return main && !first.text.toLowerCase().includes(siteText(main.who).toLowerCase())
      ? { marks: 1, reason: 'The first block does not say who the site is for.', blockId: first.id }
      : passed(`${visitors.length} target groups with what they come for.`);
  },
};
