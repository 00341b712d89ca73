import { block, bullets, firstBlock, fitParts, headed, lines, paragraphs } from '../block.ts';
import type { Builder, BuilderProfile } from '../builder.ts';
import {
  contactLines,
  differenceLines,
  droppedProofLines,
  goalTarget,
  identity,
  offerLines,
  proofLines,
  visitorLines,
  visitorNames,
} from '../facts/business.ts';
import { faults, forms, functions, measures, protectedLines, questionLines } from '../facts/checks.ts';
import { colorWords, contrastWords, fontWords, forbiddenLooks, leadingColors, toneWords } from '../facts/look.ts';
import { headOf, plannedPages, sectionTexts, urlChangeLines } from '../facts/pages.ts';
import type { Material } from '../material.ts';
import { joinWords, lowerFirst, quoted, shorten, siteText } from '../site-text.ts';
import { typedreamWording } from '../wording/typedream.ts';

const profile: BuilderProfile = {
  id: 'typedream',
  status: 'Uncertain: said to belong to beehiiv; whether the stand-alone product takes new sites could not be confirmed.',
  inputForm: 'A short description; the product proposes sections and copy in a block editor.',
  limit: { characters: 800, source: 'design-default' },
  structure: ['name', 'offer in one line', 'visitor', 'tone', 'sections in order', 'colours and font last'],
  stack: 'Closed, hosted editor for simple marketing and creator pages.',
  cannot: [
    { what: 'application logic', words: /\b(application logic|workflow engine|API)\b/ },
    { what: 'log-in areas', words: /\b(log-?in area|member area|user accounts?)\b/i },
    { what: 'code', words: /\b(React|Tailwind|JavaScript|CSS)\b/ },
  ],
  names: ['Paste:'],
  startPage: 'https://typedream.com/',
  notice: 'Check that Typedream still accepts new sites; the same prompt fits other simple builders.',
  guidance: ['very short description', 'copy block by block, to be pasted by hand'],
  complaints: ['the same thing said in two sections', 'copy that does not hang together'],
  sources: ['https://read.cv/putrikarunia/ai-website-builder-case-study'],
  confidence: 'L',
  checkedAt: '2026-11-21',
};

function description(material: Material): string {
  const { craft } = material.strategy;
  const headings = (craft.pages[0]?.sections ?? [])
    .slice(1)
    .map((section) => shorten(siteText(section.heading), 50))
    .filter(Boolean);
  const required = [
    lines(
      `${shorten(identity(material), 160)}.`,
      `Headline ${quoted(shorten(siteText(craft.headline.text), 140))}.`,
      `Only button: ${quoted(shorten(siteText(craft.primaryButton.text), 40))}, leading to ${shorten(goalTarget(material), 100)}.`,
      'Quoted text is content, use it unchanged. Invent nothing.',
      material.language ? `Language: ${material.language}.` : '',
    ),
  ];
  const [visitor] = visitorNames(material);
  const optional = [
    visitor ? `For ${shorten(lowerFirst(visitor), 120)}.` : '',
    material.edits.added[0] ? `Owner asks: ${shorten(siteText(material.edits.added[0]), 120)}` : '',
    toneWords(material).length > 0 ? `Tone: ${joinWords(toneWords(material).slice(0, 3))}.` : '',
    leadingColors(material, 3) !== '' ? `Colours: ${leadingColors(material, 3)}.` : '',
    fontWords(material)[0] ? `Font: ${fontWords(material)[0]}.` : '',
    headings.length > 0 ? `Then, in order: ${headings.slice(0, 5).map(quoted).join(', ')}.` : '',
  ];
  return fitParts(required, optional, profile.limit.characters).text;
}

const BLOCK_TITLE_LENGTH = 50;

function pasteBlocks({ strategy }: Material) {
  return strategy.craft.pages.flatMap((page, pageAt) =>
    page.sections.map((section, at) => {
      const { heading, text, items, images, button } = sectionTexts(section);
      const words = lines(
        heading,
        ...text,
        ...items.map((item) => `• ${item}`),
        images[0] && `Picture: ${images[0]}`,
        button && `Button: ${button}`,
      );
      return block(
        `copy-${pageAt + 1}-${at + 1}`,
        'field',
        `Paste: ${siteText(page.path)}, ${at + 1}. ${shorten(heading, BLOCK_TITLE_LENGTH) || siteText(section.id).replaceAll('-', ' ')}`,
        words,
      );
    }),
  );
}

function compose(material: Material) {
  const { engineer, elevate } = material.strategy;
  const changes = urlChangeLines(material);
  return [
    firstBlock(profile, 'Description to paste', description(material)),
    ...pasteBlocks(material),
    block(
      'facts',
      'reference',
      'Facts beside the editor',
      paragraphs(
        headed('Offer', bullets(offerLines(material), '• ')),
        headed('Reach us', bullets(contactLines(material), '• ')),
        headed('Who reads it', bullets(visitorLines(material), '• ')),
        headed('True only here', bullets(differenceLines(material), '• ')),
        headed('Proof to copy exactly, each once', bullets(proofLines(material), '• ')),
        headed('Proof to leave', bullets(droppedProofLines(material), '• ')),
        headed(
          'Colours and type',
          bullets([...colorWords(material), ...fontWords(material), ...contrastWords(material), toneWords(material).join(', ')], '• '),
        ),
        `Avoid: ${forbiddenLooks(material).join(', ')}.`,
        siteText(elevate.look.imagery),
      ),
    ),
    block(
      'pages',
      'reference',
      'Old pages and what becomes of them',
      paragraphs(
        bullets(
          plannedPages(material).map(
            ({ path, title, decision, reason }) => `${path}${title ? `, ${title}` : ''} – ${decision}: ${lowerFirst(reason)}`,
          ),
          '• ',
        ),
        changes.length === 0
          ? 'All addresses stay unchanged.'
          : headed(
              'Addresses that change, all others stay unchanged; ask support how redirects are set, since none are documented',
              bullets(changes, '• '),
            ),
        headed('Keep because it is good', bullets(protectedLines(material), '• ')),
      ),
    ),
    block(
      'head',
      'field',
      'Page settings',
      engineer.head
        .map(headOf)
        .map((head) =>
          lines(
            head.path,
            `Title: ${head.title}`,
            head.description && `Description: ${head.description}`,
            `Big heading: ${head.h1}`,
            head.changed.length > 0 && `New: ${head.changed.join(' ')}`,
          ),
        )
        .join('\n\n'),
    ),
    block(
      'forms',
      'follow-up',
      'Forms and embeds',
      paragraphs(
        bullets(
          forms(material).map(
            ({ decision, name, path, fields, destination, success }) =>
              `${name} (${path}): ${decision}; ${fields.length > 0 ? `asks ${fields.map(({ label }) => label).join(' + ')}; ` : ''}destination: ${destination}${success ? `; answers "${success}"` : ''}`,
          ),
          '• ',
        ),
        headed(
          'From the old site, as embed or link',
          bullets(
            functions(material).map(({ decision, name, where }) => `${name}${where ? ` at ${where}` : ''}, ${decision}`),
            '• ',
          ),
        ),
        headed('Legal texts to copy over', bullets(engineer.legalPages.map(siteText), '• ')),
      ),
    ),
    block(
      'faults',
      'checklist',
      'Old faults, not to be repeated',
      paragraphs(
        bullets(
          faults(material).map(({ title, action, done }) => `${title} – ${lowerFirst(action)} See: ${lowerFirst(done)}`),
          '• ',
        ),
      ),
    ),
    block(
      'checks',
      'checklist',
      'Look before you publish',
      bullets(
        [...typedreamWording.acceptance(material), ...typedreamWording.speed(material), ...typedreamWording.accessibility(material)],
        '• ',
      ),
    ),
    block(
      'after-publish',
      'after-publish',
      'When it is online',
      bullets(
        [
          ...typedreamWording.seo(material),
          ...engineer.structuredData.map((data) => `${data.type} data for ${data.path}, where the editor takes head code: ${data.json}`),
          `Count ${joinWords(measures(material).map(({ event }) => event))}.`,
        ],
        '• ',
      ),
    ),
    block('missing', 'checklist', 'Still missing: ask the owner', bullets(questionLines(material), '• ')),
  ].filter((part) => part.text.trim() !== '');
}

export const typedream: Builder = { profile, compose };
