import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { richInput } from '#testing/strategy-input.ts';
import { composePrompt } from './compose-prompt.ts';
import { contentMarkdown, fileSection, isInFile } from './content-file.ts';

describe('isInFile', () => {
  it.each([
    ['Copy: CONTENT.md, section /about, word for word.', '/about', true],
    ['Copy: CONTENT.md, section /about/team.', '/about', false],
    ['Copy: CONTENT.md, section /about.html.', '/about', false],
    ['Copy: CONTENT.md, section /about.', '/about', true],
    ['Copy: CONTENT.md, section /about, word for word.', '/', false],
  ])('%s: %s %s', (text, path, expected) => {
    expect(isInFile(text, path)).toBe(expected);
  });
});

describe('contentMarkdown', () => {
  const { strategy } = promptContext(({ craft, engineer, site }) => {
    engineer.structuredData = [];
    craft.wholeTexts = [
      {
        path: '/privacy',
        parts: [
          { kind: 'heading', text: 'Privacy' },
          { kind: 'text', text: 'We keep nothing.' },
          { kind: 'item', text: 'No cookies' },
          { kind: 'item', text: 'No counters' },
          { kind: 'image', text: new URL('/seal.jpg', site.url).href, alt: 'Our seal' },
        ],
      },
    ];
    const [page] = engineer.pagePlan;
    if (page) engineer.pagePlan.push({ ...page, path: '/privacy', type: 'legal' });
  });
  const [, second] = strategy.craft.pages;

  it('has the pages that the prompt leaves to it, and no others', () => {
    const text = contentMarkdown(strategy, `Copy: ${fileSection(second?.path ?? '')}, word for word.`);
    expect(text).toContain(`## ${second?.path}\n`);
    expect(text.match(/^## /gm)).toHaveLength(1);
    expect(contentMarkdown(strategy, 'No file.')).toBe('');
  });

  it('has a text that stays word for word whole below its page heading, with its images', () => {
    expect(contentMarkdown(strategy, fileSection('/privacy'))).toContain(
      '## /privacy\n\n# Privacy\n\nWe keep nothing.\n\n- No cookies\n- No counters\n\nImage: /seal.jpg (alt: Our seal)',
    );
  });

  it('gives the copy of every planned page either in the prompt or in the file', () => {
    const context = promptContext();
    for (const builder of ['lovable', 'framer', 'wix', 'typedream', '10web', 'custom'] as const) {
      const { text } = composePrompt({ builder, strategy: context.strategy, profile: richInput().profile, customPrompt: '' });
      const file = contentMarkdown(context.strategy, text);
      for (const { path, sections } of context.strategy.craft.pages) {
        const words = sections.flatMap(({ text: paragraphs }) => paragraphs)[0];
        if (words) expect([text.includes(words), file.includes(words)], `${builder} ${path}`).toContain(true);
      }
    }
  });

  it('gives a paragraph of today whole, where the plan has only its beginning, and no second time below', () => {
    const whole = 'We grind every grain in our own mill. The mill is a hundred years old. We bake three times a week.';
    const changed = structuredClone(strategy);
    const [, page] = changed.craft.pages;
    if (!page) throw new Error('A second page is needed.');
    page.sections = page.sections.slice(0, 1).map((section) => ({ ...section, text: [whole.slice(0, 70)], items: [] }));
    changed.craft.wholeTexts = [{ path: page.path, parts: [{ kind: 'text', text: whole }] }];
    expect(contentMarkdown(changed, `Copy: ${fileSection(page.path)}, word for word.`).split('We grind every grain')).toHaveLength(2);
  });
});
