import texts from './bad-texts.json' with { type: 'json' };
import { addLine, dropLines, dropMatching, exchange, type Good, inStrategy, type Mutant, rewrite } from './mutant.ts';

const plan = ({ strategy }: Good) => strategy.engineer.pagePlan;
const readPages = (good: Good) => plan(good).filter(({ read }) => read !== false);
const lastPage = (good: Good) => readPages(good).findLast(({ path }) => path.length > 3);
const inner = ({ strategy }: Good) => strategy.craft.pages.slice(1);
const lines = (text: string) => text.split('\n');
/** The first line that has all the words, changed. */
const changeLine = (words: readonly string[], change: (line: string) => string) => (text: string) => {
  const all = lines(text);
  const at = all.findIndex((line) => words.every((word) => line.toLowerCase().includes(word.toLowerCase())));
  return at < 0 ? text : all.with(at, change(all[at] ?? '')).join('\n');
};

const wholeSite: Mutant[] = [
  { point: 8, name: 'a page lost', plant: dropLines((good) => lastPage(good)?.path) },
  { point: 8, name: 'a page lost that was not read', plant: dropLines((good) => plan(good).find(({ read }) => read === false)?.path) },
  {
    point: 8,
    name: 'a page dropped that the plan keeps',
    plant: rewrite((text, good) => changeLine([lastPage(good)?.path ?? '-', 'keep'], (line) => line.replace(/\bkeep/i, 'drop'))(text)),
  },
  { point: 8, name: 'a page without its reason', plant: exchange((good) => [lastPage(good)?.reason.replace(/\.$/, '') ?? '', 'Fine']) },
  {
    point: 8,
    name: 'half of the pages lost',
    plant: dropLines((good) =>
      plan(good)
        .filter((_, at) => at % 2 === 1)
        .map(({ path }) => path),
    ),
  },
  {
    point: 8,
    name: 'a page with a form dropped',
    plant: inStrategy(({ engineer }) => {
      const form = engineer.forms.find(({ decision, path }) => decision === 'keep' && path !== '/');
      const page = engineer.pagePlan.find(({ path }) => path === form?.path);
      if (page) Object.assign(page, { decision: 'drop', reason: 'Nobody needs it.' });
      return page !== undefined;
    }),
  },
  {
    point: 8,
    name: 'a page merged into one that goes',
    plant: inStrategy(({ engineer }) => {
      const [one, other] = engineer.pagePlan.filter(({ path, decision }) => decision === 'keep' && path !== '/');
      if (!one || !other) return false;
      Object.assign(one, { decision: 'merge', mergeInto: other.path });
      other.decision = 'drop';
      return true;
    }),
  },
  {
    point: 8,
    name: 'a page dropped without a reason',
    plant: inStrategy(({ engineer }) => {
      const page = engineer.pagePlan.findLast(({ path }) => path !== '/');
      if (page) Object.assign(page, { decision: 'drop', reason: '' });
      return page !== undefined;
    }),
  },
];

const urls: Mutant[] = [
  { point: 9, name: 'a redirect lost', plant: dropLines(({ strategy }) => strategy.engineer.urlMap.map(({ from }) => from)) },
  {
    point: 9,
    name: 'a temporary redirect',
    plant: rewrite((text) => text.replaceAll(/\((?:301|308)\)/g, '(302)')),
  },
  {
    point: 9,
    name: 'a redirect to another page',
    plant: exchange(({ strategy }) => {
      const [change] = strategy.engineer.urlMap;
      return change && [`${change.from} -> ${change.to}`, `${change.from} -> /nowhere`];
    }),
  },
  {
    point: 9,
    name: 'old addresses sent to the home page in bulk',
    plant: addLine('- /old-a -> / (301)\n- /old-b -> / (301)\n- /old-c -> / (301)', 'last'),
  },
  { point: 9, name: 'all paths renamed', plant: addLine('Rename every path to a short English word.') },
  { point: 9, name: 'a chain of redirects', plant: addLine('- /one -> /two (301)\n- /two -> /three (301)', 'last') },
  {
    point: 9,
    name: 'nothing said of the addresses that stay',
    plant: rewrite((text) =>
      text.replaceAll(
        /[^.\n]*\b(?:paths?|routes?|urls?|address(?:es)?|slugs?)\b[^.\n]*\b(?:stays?|unchanged|keeps?|as before)\b[^.\n]*\.?/gi,
        '',
      ),
    ),
  },
  { point: 9, name: 'a path written differently', plant: exchange((good) => [lastPage(good)?.path ?? '', '/changed-path']) },
];

const head = ({ strategy }: Good) => strategy.engineer.head;

const headData: Mutant[] = [
  { point: 10, name: 'a title lost', plant: dropLines((good) => head(good)[1]?.title.new) },
  {
    point: 10,
    name: 'a description lost',
    plant: dropLines((good) => head(good).find(({ description }) => description.new)?.description.new),
  },
  { point: 10, name: 'an h1 changed', plant: exchange((good) => [head(good)[1]?.h1.new ?? '', 'Welcome']) },
  { point: 10, name: 'another title', plant: exchange((good) => [head(good)[0]?.title.new ?? '', 'Home page']) },
  {
    point: 10,
    name: 'two pages with one title',
    plant: inStrategy(
      ({
        engineer: {
          head: [one, other],
        },
      }) => {
        if (one && other) other.title.new = one.title.new;
        return other !== undefined;
      },
    ),
  },
  {
    point: 10,
    name: 'a title of 140 characters',
    plant: inStrategy(({ engineer }) => {
      const [one] = engineer.head;
      if (one) one.title.new = `${one.title.new} and everything else there is to know about it, `.repeat(3).slice(0, 140);
      return one !== undefined;
    }),
  },
  {
    point: 10,
    name: 'no h1',
    plant: inStrategy(({ engineer }) => {
      const one = engineer.head[1];
      if (one) one.h1.new = '';
      return one !== undefined;
    }),
  },
  ...[texts.menu, texts.notFound, texts.skipLink].map(
    (text): Mutant => ({
      point: 10,
      name: `"${text}" as an h1`,
      plant: inStrategy(({ engineer }) => {
        const one = engineer.head[1];
        if (one) one.h1.new = text;
        return one !== undefined;
      }),
    }),
  ),
];

const serious = ({ strategy }: Good) =>
  strategy.recommendations.filter(({ findingIds, impact }) => findingIds.length > 0 && impact !== 'low');

const findings: Mutant[] = [
  ...[0, 1, 2, 3].map(
    (at): Mutant => ({
      point: 11,
      name: `serious issue ${at + 1} lost`,
      plant: dropLines((good) => serious(good)[at]?.title.replace(/[.:]$/, '')),
    }),
  ),
  {
    point: 11,
    name: 'an issue without what to do',
    plant: exchange((good) => [serious(good)[0]?.action.replace(/\.$/, '') ?? '', 'look at it']),
  },
  { point: 11, name: 'all issues lost', plant: dropLines((good) => serious(good).map(({ title }) => title.replace(/[.:]$/, ''))) },
  { point: 11, name: 'no issue tells when it is done', plant: rewrite((text) => text.replaceAll(/ Done when [^\n]*/g, '')) },
  {
    point: 11,
    name: 'what to do is cut in the middle',
    plant: exchange((good) => {
      const action = serious(good)[0]?.action.replace(/\.$/, '') ?? '';
      return [action, action.slice(0, action.length / 2)];
    }),
  },
];

const firstSection = (good: Good) =>
  inner(good)
    .flatMap(({ sections }) => sections)
    .find(({ text }) => (text[0]?.length ?? 0) > 40);
const firstItem = (good: Good) =>
  inner(good)
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .find(({ text }) => text.length > 20);

const sections: Mutant[] = [
  { point: 12, name: 'a paragraph lost', plant: dropLines((good) => firstSection(good)?.text[0]) },
  {
    point: 12,
    name: 'a paragraph cut',
    plant: exchange((good) => {
      const text = firstSection(good)?.text[0] ?? '';
      return [text, text.slice(0, 20)];
    }),
  },
  { point: 12, name: 'a list entry lost', plant: dropLines((good) => firstItem(good)?.text) },
  {
    point: 12,
    name: 'other words in a list entry',
    plant: exchange((good) => [firstItem(good)?.text ?? '', 'Great service at fair prices']),
  },
  {
    point: 12,
    name: 'a heading lost',
    plant: exchange((good) => [inner(good)[0]?.sections.find(({ heading }) => heading.length > 6)?.heading ?? '', 'Section']),
  },
  {
    point: 12,
    name: 'the pages below the home page lost',
    plant: rewrite((text, good) =>
      good.document.blocks.filter(({ id }) => id.startsWith('page-')).reduce((rest, block) => rest.replace(block.text, ''), text),
    ),
  },
  { point: 12, name: 'an image lost', plant: dropMatching(/https?:\S+\.(?:jpe?g|png|webp|svg)/i) },
  ...[texts.error, texts.cookie, texts.loading, texts.framework].map(
    (text): Mutant => ({
      point: 12,
      name: `"${text}" as copy of a page`,
      plant: inStrategy(({ craft }) => {
        const section = craft.pages[1]?.sections[0];
        section?.text.unshift(text);
        return section !== undefined;
      }),
    }),
  ),
  {
    point: 12,
    name: 'a menu as the entries of a section',
    plant: inStrategy(({ craft }) => {
      const section = craft.pages[0]?.sections.find(({ items }) => items.length > 0);
      section?.items.unshift({ kind: 'card', title: 'Skip to footer', text: '' });
      return section !== undefined;
    }),
  },
];

const look = ({ strategy }: Good) => strategy.elevate.look;

const looks: Mutant[] = [
  {
    point: 13,
    name: 'another accent color',
    plant: exchange((good) => [look(good).colors.find(({ hex }) => !/f{6}|0{6}/i.test(hex))?.hex ?? '', '#ff00ff']),
  },
  { point: 13, name: 'a color that contradicts the brand', plant: addLine('- Accent color: #ff00ff') },
  { point: 13, name: 'another font', plant: exchange((good) => [look(good).fonts[0]?.family ?? '', 'Comic Sans']) },
  { point: 13, name: 'a second pair of fonts', plant: addLine('- Fonts: headings Comic Sans MS, body Papyrus.') },
  { point: 13, name: 'no looks to avoid', plant: dropLines((good) => look(good).forbidden) },
  { point: 13, name: 'invented images', plant: addLine('Use stock photos of smiling people for the team section.') },
  { point: 13, name: 'no colors', plant: rewrite((text) => text.replaceAll(/#[\da-f]{6}\b/gi, 'blue')) },
  {
    point: 13,
    name: 'text in the color of its background',
    plant: inStrategy(({ elevate }) => {
      const { colors } = elevate.look;
      const background = colors.find(({ role }) => role === 'background');
      const text = colors.find(({ role }) => role === 'text');
      if (background && text) text.hex = background.hex;
      return background !== undefined && text !== undefined;
    }),
  },
];

const buttons: Mutant[] = [
  '"Book now" to /nowhere',
  '"Read more" to /pages/that-do-not-exist',
  '"Start" to #',
  '"Order" to javascript:void(0)',
  '"Sign in" to http://localhost:3000/',
  '"Call us" to tel:+12025550147',
  '"Write to us" to mailto:office@other-firm.test',
  '"See plans" to /pricing-2/',
].map((button) => ({ point: 21, name: button, plant: addLine(`   Button: ${button}`, 'copy') }));

const given: Mutant[] = [
  'Carry over the text "Our story in full" as it is.',
  'Use the reviews as listed in block "Wall of love".',
  'Add the team biographies as described above.',
  'Take the opening hours from the attached TEAM.md.',
  'Use the copy from earlier messages for the section "Our values".',
  'Fill the gallery with the images in the PDF that I attached.',
  'Show the same entries as in the screenshot.',
  'Use what you have from me for "Frequently asked questions of guests".',
].map((line) => ({ point: 22, name: line, plant: addLine(line, 'copy') }));

export const pages: Mutant[] = [...wholeSite, ...urls, ...headData, ...findings, ...sections, ...looks, ...buttons, ...given];
