import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { shorten } from '#text/truncate.ts';
import { assemble } from '../../assemble.ts';
import { block, boundedList, bullets, compact, compactBlocks, firstBlock, fitParts, headed, lines, paragraphs } from '../../block.ts';
import type { Builder } from '../../builder.ts';
import { editPages } from '../../copy/edit-pages.ts';
import type { PromptContext } from '../../prompt-context.ts';
import { afterList } from '../../sections/after-publishing.ts';
import { briefText } from '../../sections/brief.ts';
import { contactLines, droppedProofLines, goalTarget, identity, offerLines, proofLines } from '../../sections/business.ts';
import { acceptanceList, seoSteps } from '../../sections/checks.ts';
import { formList } from '../../sections/forms.ts';
import { headList } from '../../sections/head.ts';
import { colorWords, contrastWords, designLines, fontWords, forbiddenLooks, leadingColors, toneWords } from '../../sections/look.ts';
import { buyers, ownerDecisions } from '../../sections/opening.ts';
import { pageBlocks } from '../../sections/page-blocks.ts';
import { pageList, redirectList } from '../../sections/pages.ts';
import { quoted, siteText } from '../../site-text.ts';
import { typedreamProfile as profile } from './profile.ts';
import { typedreamWording as wording } from './wording.ts';

function description(context: PromptContext): string {
  const { craft } = context.strategy;
  const headings = (craft.pages[0]?.sections ?? [])
    .slice(1)
    .map((section) => shorten(siteText(section.heading), 50))
    .filter(Boolean);
  const [visitor] = buyers(context);
  const [font] = fontWords(context);
  const [decision] = ownerDecisions(context);
  const tone = toneWords(context).slice(0, 3);
  const colors = leadingColors(context, 3);
  const required = lines(
    decision && `The owner decides above all: ${shorten(decision, 160)}`,
    `${shorten(identity(context), 160)}.`,
    `Headline ${quoted(shorten(siteText(craft.headline.text), 220))}.`,
    `Only button: ${quoted(shorten(siteText(craft.primaryButton.text), 40))}, opens ${shorten(goalTarget(context), 100)}.`,
    'Quoted text is content; use it unchanged. Invent nothing.',
    context.language && `Language: ${context.language}.`,
  );
  const optional = compact(
    visitor && `For ${shorten(lowerFirst(visitor), 120)}.`,
    tone.length > 0 && `Tone: ${listed(tone)}.`,
    colors && `Colors: ${colors}.`,
    font && `Font: ${font}.`,
    headings.length > 0 && `Then, in order: ${headings.slice(0, 5).map(quoted).join(', ')}.`,
  );
  return fitParts([required], optional, profile.limit.characters).text;
}

function facts(context: PromptContext, shown: string): string {
  return paragraphs(
    headed('Contact us', bullets(contactLines(context), '• ')),
    boundedList('More offers', offerLines(context, shown), 2_000, '', '• '),
    boundedList('More proof to copy exactly', proofLines(context, shown), 3_500, '', '• '),
    boundedList('Proof to leave out', droppedProofLines(context), 1_500, '', '• '),
    headed('Colors and type', bullets([...designLines(context), ...colorWords(context), ...fontWords(context)], '• ')),
    headed('Colors that change', bullets(contrastWords(context), '• ')),
    toneWords(context).length > 0 && `Tone: ${toneWords(context).join(', ')}.`,
    `Avoid: ${forbiddenLooks(context).join(', ')}.`,
    siteText(context.strategy.elevate.look.imagery),
  );
}

function closingBlocks(context: PromptContext, shown: string) {
  return compactBlocks(
    block('facts', 'reference', 'Facts to keep next to the editor', facts(context, shown)),
    block(
      'pages',
      'reference',
      'Old pages and what happens to them',
      paragraphs(pageList(context, wording), redirectList(context, wording)),
    ),
    block('head', 'field', 'Page settings', headList(context, wording)),
    block('forms', 'follow-up', 'Forms and embeds', formList(context, wording)),
    block('checks', 'checklist', 'Check before you publish', acceptanceList(context, wording)),
    block(
      'after-publish',
      'after-publish',
      'When it is online',
      paragraphs(bullets(seoSteps(context, wording), '• '), afterList(context, wording)),
    ),
  );
}

function compose(context: PromptContext) {
  const edited = editPages(context.strategy, { once: profile.hasMemory });
  const first = description(context);
  return assemble(context, {
    opening: () =>
      compactBlocks(
        firstBlock(profile, 'Description to paste', first),
        block('brief', 'reference', 'Before you start', briefText(context, wording, first)),
      ),
    pages: (budget) => pageBlocks(edited, wording, { title: (paths) => `Paste: ${listed(paths)}`, budget }),
    closing: (shown) => closingBlocks(context, shown),
  });
}

/** Typedream: a short description, then the copy page by page, to paste by hand. */
export const typedream: Builder = { profile, compose };
