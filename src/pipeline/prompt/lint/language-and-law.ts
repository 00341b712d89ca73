import { languageName } from '../prompt-context.ts';
import { footerNotices } from '../sections/menu.ts';
import { decisions, openQuestions } from '../sections/opening.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const languageAndLaw: Lint = {
  id: 'language-and-law',
  point: 19,
  gate: false,
  title: 'Language of the copy, and the legal pages',
  check({ first, text, carries, says, saysInOwnWords, strategy }): Verdict {
    const { site, engineer } = strategy;
    const language = site.language === '' ? '' : languageName(site.language);
    const left: string[] = [];
    if (language !== '' && !text.includes(language)) left.push(`the language, ${language}`);
    left.push(...engineer.legalPages.filter((path) => !text.includes(siteText(path))));
    const asked = [...decisions({ strategy }), ...openQuestions({ strategy })].find(({ id }) => id === 'legal');
    if (engineer.legalPages.length === 0 && asked && !carries(asked.question) && !saysInOwnWords(asked.question))
      left.push('the question about the legal pages');
    const notices = footerNotices(strategy);
    left.push(...notices.filter((notice) => !says(notice)).map((notice) => `"${notice}" of the footer`));
    if (left.length > 0) return missing(left, { of: engineer.legalPages.length + notices.length + 1, what: 'Not said' });
    return language === '' || first.text.includes(language)
      ? passed(`${language} copy${engineer.legalPages.length > 0 ? `, legal pages kept (${engineer.legalPages.join(', ')})` : ''}.`)
      : { marks: 1, reason: `The first block does not say that the copy is ${language}.`, blockId: first.id };
  },
};
