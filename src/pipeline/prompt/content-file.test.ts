import { describe, expect, it } from 'vitest';
import type { WholeText } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { richInput } from '#testing/strategy-input.ts';
import { composePrompt } from './compose-prompt.ts';
import { contentMarkdown, fileSection, isInFile, todayMarkdown } from './content-file.ts';

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
      { path: '', parts: [{ kind: 'text', text: 'Menu', links: [{ text: 'Menu', target: '/menu' }] }] },
      {
        path: '/privacy',
        title: 'Privacy "at" the mill',
        parts: [
          { kind: 'heading', text: 'Privacy', level: 1, ids: ['top-of-it'] },
          { kind: 'text', text: 'We keep nothing. Read here how.', links: [{ text: 'here', target: '/how' }] },
          { kind: 'item', text: 'No cookies 0 €', pieces: ['No cookies', '0 €'] },
          { kind: 'item', text: 'No counters' },
          { kind: 'item', text: 'First, ask', number: 1 },
          { kind: 'image', text: new URL('/seal.jpg', site.url).href, alt: 'Our seal', links: [{ text: '', target: '/seal' }] },
          { kind: 'row', text: '_ga Tells visitors apart 2 years', pieces: ['_ga', 'Tells visitors apart', '2 years'] },
          { kind: 'row', text: '_gid 1|2 day', pieces: ['_gid', '', '1|2 day'] },
          { kind: 'embed', text: 'https://maps.test/x', alt: 'Map' },
          { kind: 'text', text: 'Write to us', links: [{ text: '', target: 'mailto:a@b.test' }] },
          { kind: 'form', text: 'contact' },
        ],
      },
    ];
    const [page] = engineer.pagePlan;
    if (page) engineer.pagePlan.push({ ...page, path: '/privacy', type: 'legal' });
  });
  const [, second] = strategy.craft.pages;

  it('has the pages of today and those that the prompt leaves to it, and no others', () => {
    const headings = (prompt: string) => contentMarkdown(strategy, prompt).match(/^## .*/gm);
    expect(headings('No file.')).toEqual(['## On every page', '## /privacy']);
    expect(headings(`Copy: ${fileSection(second?.path ?? '')}, word for word.`)).toEqual([
      '## On every page',
      '## /privacy',
      `## ${second?.path}`,
    ]);
  });

  it('has a page in reading order: headings with levels and ids, links, rows by cells, images, embedded pages and forms at their place', () => {
    expect(contentMarkdown(strategy, '')).toContain(
      [
        '## /privacy\n',
        'Title: Privacy "at" the mill\n',
        '### Privacy {#top-of-it}\n',
        'We keep nothing. Read [here](/how) how.\n',
        '- No cookies | 0 €',
        '- No counters',
        '1. First, ask\n',
        '[![Our seal](/seal.jpg)](/seal)\n',
        '| _ga | Tells visitors apart | 2 years |',
        '| --- | --- | --- |',
        '| _gid |  | 1\\|2 day |\n',
        '[embedded: Map](https://maps.test/x)\n',
        'Write to us\n→ mailto:a@b.test\n',
        '[form: contact form, as the prompt describes it]',
      ].join('\n'),
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

  it('gives a section that the owner changed above the text of today, where the prompt leaves its page to the file', () => {
    const changed = structuredClone(strategy);
    const [, page] = changed.craft.pages;
    if (!page) throw new Error('A second page is needed.');
    const today = 'We grind every grain in our own mill.';
    const [section] = page.sections;
    if (!section) throw new Error('A section is needed.');
    page.sections = [{ ...section, text: [today], items: [] }];
    changed.craft.wholeTexts = [{ path: page.path, parts: [{ kind: 'text', text: today }] }];
    const file = () => contentMarkdown({ ...changed }, `Copy: ${fileSection(page.path)}, word for word.`);
    expect(file().split(today)).toHaveLength(2);
    page.sections = [{ ...section, text: ['We grind no grain any more.'], items: [] }];
    expect(file()).toContain('We grind no grain any more.');
  });

  it('keeps what no section says next to a section that is new, and takes what every page has for nothing new', () => {
    const changed = structuredClone(strategy);
    const [, page] = changed.craft.pages;
    const [section] = page?.sections ?? [];
    if (!page || !section) throw new Error('A second page with a section is needed.');
    const [mill, team, news] = [
      'We grind every grain in our own mill.',
      'Ada Miller leads the mill since spring.',
      'Open house on Sunday, come and see.',
    ];
    changed.craft.wholeTexts = [
      { path: '', parts: [{ kind: 'text', text: news }] },
      {
        path: page.path,
        parts: [
          { kind: 'text', text: mill },
          { kind: 'heading', text: 'Our people', level: 2 },
          { kind: 'text', text: team },
        ],
      },
    ];
    const fileWith = (texts: string[]) => {
      page.sections = texts.map((text) => ({ ...section, text: [text], items: [] }));
      return contentMarkdown({ ...changed }, `Copy: ${fileSection(page.path)}, word for word.`);
    };
    expect(fileWith([mill, news])).not.toContain('Final copy');
    const edited = fileWith([mill, 'The new bakery sells fresh loaves.']);
    for (const text of ['The new bakery sells fresh loaves.', mill, 'Our people', team]) expect(edited.split(text), text).toHaveLength(2);
  });
});

describe('the files of a prompt whose copy a model wrote', () => {
  const { strategy } = promptContext((built) => {
    built.engineer.structuredData = [];
    built.writer = { name: 'a model', calls: [], answer: {} } as never;
    built.craft.wholeTexts = [
      { path: '', parts: [{ kind: 'text', text: 'Menu' }] },
      {
        path: '/shop',
        parts: [
          { kind: 'heading', text: 'Bread', level: 2 },
          { kind: 'text', text: 'Rye, 5 €' },
          { kind: 'heading', text: 'Cakes', level: 2 },
          { kind: 'heading', text: 'Round', level: 3 },
          { kind: 'text', text: 'Apple, 3 €' },
          { kind: 'heading', text: 'Tea', level: 2 },
          { kind: 'image', text: 'https://example.org/tea.jpg', alt: 'Our tea' },
        ],
      },
      {
        path: '/old',
        parts: [
          { kind: 'text', text: 'What we said before.' },
          { kind: 'embed', text: 'https://maps.test/long', alt: '' },
        ],
      },
      { path: '/shop/', sameAs: '/shop', parts: [] },
    ];
  });
  const copy = (...lines: string[]) => contentMarkdown(strategy, lines.join('\n'));

  it('CONTENT.md has the pages, blocks and images that the prompt names, and nothing else', () => {
    expect(copy('Nothing.')).toBe('');
    expect(copy('Copy: CONTENT.md, section /shop, word for word.')).toMatch(/Bread.*Cakes.*Tea/su);
    expect(copy('Copy: CONTENT.md, section /shop, word for word.')).not.toMatch(/said before|Menu/u);
    const cakes = copy('   Copy: as today, CONTENT.md, /shop, "Cakes", every line and entry.');
    expect(cakes).toMatch(/Cakes.*Round.*Apple/su);
    expect(cakes).not.toMatch(/Rye|Tea/u);
    expect(copy("Images: all of today's page, in the order of CONTENT.md, images of /shop.")).toMatch(/## \/shop\n\n!\[Our tea\]/u);
    expect(copy('map on /old: keep (embed with the address in CONTENT.md, embeds of /old).')).toMatch(/## \/old\n\n\[embedded/u);
    const twin = copy('Copy: CONTENT.md, section /shop/, word for word.');
    expect(twin).toMatch(/## \/shop\/\n.*Rye/su);
    expect(twin).not.toContain('same text as');
    const whole = copy('Copy: CONTENT.md, section /shop, word for word.', 'Logos: those in CONTENT.md, images of /shop.');
    expect(whole.split('![Our tea]')).toHaveLength(2);
    expect(copy('Copy: as today, CONTENT.md, /shop, "Rye", every line and entry.')).not.toContain('Apple');
    expect(copy('Copy: as today, CONTENT.md, /shop, "Pies", every line and entry.')).toMatch(/Rye.*Tea/su);
  });

  it('CONTENT.md has no buttons whose words are next to them or on several of them; a button with words of its own stays', () => {
    const parts: WholeText['parts'] = [
      { kind: 'button', text: 'Who may come? +' },
      { kind: 'heading', text: 'Who may come?', level: 3 },
      { kind: 'text', text: 'Everybody.' },
      { kind: 'button', text: 'Unfold this' },
      { kind: 'text', text: 'News of May.' },
      { kind: 'button', text: 'Unfold this' },
      { kind: 'button', text: 'Ask for a tasting' },
    ];
    const folded = { ...strategy, craft: { ...strategy.craft, wholeTexts: [{ path: '/shop', parts }] } };
    const file = contentMarkdown(folded, 'Copy: CONTENT.md, section /shop, word for word.');
    expect(file.match(/\[button: .*\]/gu)).toEqual(['[button: Ask for a tasting]']);
    expect(file).toMatch(/Who may come.*Everybody.*News of May/su);
    expect(todayMarkdown(folded).split('Unfold this')).toHaveLength(3);
  });

  it('TODAY.md has all of today, and is not there where CONTENT.md has it', () => {
    expect(todayMarkdown(strategy)).toMatch(/## On every page.*Menu.*## \/shop.*Rye.*## \/old.*said before/su);
    const { writer: _, ...built } = strategy;
    expect(todayMarkdown(built)).toBe('');
    expect(contentMarkdown(built, 'Nothing.')).toContain('said before');
  });
});
