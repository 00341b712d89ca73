import { listed } from '#text/list.ts';
import { shorten } from '#text/truncate.ts';
import { block, bullets, firstBlock, fitParts, headed, lines, paragraphs } from '../../block.ts';
import type { Builder } from '../../builder.ts';
import type { PromptContext } from '../../prompt-context.ts';
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
} from '../../sections/business.ts';
import { forms, functions, issues, measures, protectedLines, questionLines } from '../../sections/issues.ts';
import { colorWords, contrastWords, fontWords, forbiddenLooks, leadingColors, toneWords } from '../../sections/look.ts';
import { headOf, plannedPages, sectionTexts, urlChangeLines } from '../../sections/pages.ts';
import { lowerFirst, quoted, siteText } from '../../site-text.ts';
import { typedreamProfile as profile } from './profile.ts';
import { typedreamWording } from './wording.ts';

function description(context: PromptContext): string {
  const { craft } = context.strategy;
  const headings = (craft.pages[0]?.sections ?? [])
    .slice(1)
    .map((section) => shorten(siteText(section.heading), 50))
    .filter(Boolean);
  const required = [
    lines(
      `${shorten(identity(context), 160)}.`,
      `Headline ${quoted(shorten(siteText(craft.headline.text), 140))}.`,
      `Only button: ${quoted(shorten(siteText(craft.primaryButton.text), 40))}, leading to ${shorten(goalTarget(context), 100)}.`,
      'Quoted text is content, use it unchanged. Invent nothing.',
      context.language ? `Language: ${context.language}.` : '',
    ),
  ];
  const [visitor] = visitorNames(context);
  const optional = [
    visitor ? `For ${shorten(lowerFirst(visitor), 120)}.` : '',
    context.edits.added[0] ? `Owner asks: ${shorten(siteText(context.edits.added[0]), 120)}` : '',
    toneWords(context).length > 0 ? `Tone: ${listed(toneWords(context).slice(0, 3))}.` : '',
    leadingColors(context, 3) !== '' ? `Colours: ${leadingColors(context, 3)}.` : '',
    fontWords(context)[0] ? `Font: ${fontWords(context)[0]}.` : '',
    headings.length > 0 ? `Then, in order: ${headings.slice(0, 5).map(quoted).join(', ')}.` : '',
  ];
  return fitParts(required, optional, profile.limit.characters).text;
}

const BLOCK_TITLE_LENGTH = 50;

function pasteBlocks({ strategy }: PromptContext) {
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

function compose(context: PromptContext) {
  const { engineer, elevate } = context.strategy;
  const changes = urlChangeLines(context);
  return [
    firstBlock(profile, 'Description to paste', description(context)),
    ...pasteBlocks(context),
    block(
      'facts',
      'reference',
      'Facts beside the editor',
      paragraphs(
        headed('Offer', bullets(offerLines(context), '• ')),
        headed('Reach us', bullets(contactLines(context), '• ')),
        headed('Who reads it', bullets(visitorLines(context), '• ')),
        headed('True only here', bullets(differenceLines(context), '• ')),
        headed('Proof to copy exactly, each once', bullets(proofLines(context), '• ')),
        headed('Proof to leave', bullets(droppedProofLines(context), '• ')),
        headed(
          'Colours and type',
          bullets([...colorWords(context), ...fontWords(context), ...contrastWords(context), toneWords(context).join(', ')], '• '),
        ),
        `Avoid: ${forbiddenLooks(context).join(', ')}.`,
        siteText(elevate.look.imagery),
      ),
    ),
    block(
      'pages',
      'reference',
      'Old pages and what becomes of them',
      paragraphs(
        bullets(
          plannedPages(context).map(
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
        headed('Keep because it is good', bullets(protectedLines(context), '• ')),
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
          forms(context).map(
            ({ decision, name, path, fields, destination, success }) =>
              `${name} (${path}): ${decision}; ${fields.length > 0 ? `asks ${fields.map(({ label }) => label).join(' + ')}; ` : ''}destination: ${destination}${success ? `; answers "${success}"` : ''}`,
          ),
          '• ',
        ),
        headed(
          'From the old site, as embed or link',
          bullets(
            functions(context).map(({ decision, name, where }) => `${name}${where ? ` at ${where}` : ''}, ${decision}`),
            '• ',
          ),
        ),
        headed('Legal texts to copy over', bullets(engineer.legalPages.map(siteText), '• ')),
      ),
    ),
    block(
      'issues',
      'checklist',
      'Old faults, not to be repeated',
      paragraphs(
        bullets(
          issues(context).map(({ title, action, done }) => `${title} – ${lowerFirst(action)} See: ${lowerFirst(done)}`),
          '• ',
        ),
      ),
    ),
    block(
      'checks',
      'checklist',
      'Look before you publish',
      bullets(
        [...typedreamWording.acceptance(context), ...typedreamWording.speed(context), ...typedreamWording.accessibility(context)],
        '• ',
      ),
    ),
    block(
      'after-publish',
      'after-publish',
      'When it is online',
      bullets(
        [
          ...typedreamWording.seo(context),
          ...engineer.structuredData.map((data) => `${data.type} data for ${data.path}, where the editor takes head code: ${data.json}`),
          `Count ${listed(measures(context).map(({ event }) => event))}.`,
        ],
        '• ',
      ),
    ),
    block('missing', 'checklist', 'Still missing: ask the owner', bullets(questionLines(context), '• ')),
  ].filter((part) => part.text.trim() !== '');
}

export const typedream: Builder = { profile, compose };
