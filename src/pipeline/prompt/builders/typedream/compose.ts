import type { PromptBlock } from '#contracts/prompt.ts';
import { listed } from '#text/list.ts';
import { shorten } from '#text/truncate.ts';
import { block, bullets, compact, compactBlocks, firstBlock, fitParts, lines, paragraphs } from '../../block.ts';
import type { Builder } from '../../builder.ts';
import type { PromptContext } from '../../prompt-context.ts';
import { eventNames, questionLines } from '../../sections/after-publishing.ts';
import { factLists, goalTarget, identity, visitorNames } from '../../sections/business.ts';
import { checkList, seoSteps } from '../../sections/checks.ts';
import { sectionCopy } from '../../sections/copy.ts';
import { formList } from '../../sections/forms.ts';
import { headList } from '../../sections/head.ts';
import { issueList } from '../../sections/issues.ts';
import { fontWords, forbiddenLooks, leadingColors, toneWords } from '../../sections/look.ts';
import { pageList, redirectList } from '../../sections/pages.ts';
import { lowerFirst, quoted, siteText } from '../../site-text.ts';
import { typedreamProfile as profile } from './profile.ts';
import { typedreamWording as wording } from './wording.ts';

function description(context: PromptContext): string {
  const { craft } = context.strategy;
  const headings = (craft.pages[0]?.sections ?? [])
    .slice(1)
    .map((section) => shorten(siteText(section.heading), 50))
    .filter(Boolean);
  const [visitor] = visitorNames(context);
  const [font] = fontWords(context);
  const [edit] = context.edits.added;
  const tone = toneWords(context).slice(0, 3);
  const colors = leadingColors(context, 3);
  const required = lines(
    `${shorten(identity(context), 160)}.`,
    `Headline ${quoted(shorten(siteText(craft.headline.text), 140))}.`,
    `Only button: ${quoted(shorten(siteText(craft.primaryButton.text), 40))}, opens ${shorten(goalTarget(context), 100)}.`,
    'Quoted text is content; use it unchanged. Invent nothing.',
    context.language && `Language: ${context.language}.`,
  );
  const optional = compact(
    visitor && `For ${shorten(lowerFirst(visitor), 120)}.`,
    edit && `Owner asks: ${shorten(siteText(edit), 120)}`,
    tone.length > 0 && `Tone: ${listed(tone)}.`,
    colors && `Colors: ${colors}.`,
    font && `Font: ${font}.`,
    headings.length > 0 && `Then, in order: ${headings.slice(0, 5).map(quoted).join(', ')}.`,
  );
  return fitParts([required], optional, profile.limit.characters).text;
}

const BLOCK_TITLE_LENGTH = 50;

/** One field per section, to paste by hand. */
function pasteBlocks({ strategy }: PromptContext): PromptBlock[] {
  return strategy.craft.pages.flatMap((page, pageAt) =>
    page.sections.map(sectionCopy).map((copy, at) => {
      const title = `Paste: ${siteText(page.path)}, ${at + 1}. ${shorten(copy.heading, BLOCK_TITLE_LENGTH) || copy.name}`;
      return block(`copy-${pageAt + 1}-${at + 1}`, 'field', title, wording.copy(copy, at));
    }),
  );
}

function compose(context: PromptContext) {
  return compactBlocks(
    firstBlock(profile, 'Description to paste', description(context)),
    ...pasteBlocks(context),
    block(
      'facts',
      'reference',
      'Facts to keep next to the editor',
      paragraphs(
        factLists(
          context,
          {
            offers: 'Offers',
            contacts: 'Contact us',
            visitors: 'Who reads it',
            differences: 'True only here',
            proof: 'Proof to copy exactly, each item once',
            droppedProof: 'Proof to leave out',
            colorsAndFonts: 'Colors and type',
            contrast: 'Colors that change',
          },
          '• ',
        ),
        toneWords(context).length > 0 && `Tone: ${toneWords(context).join(', ')}.`,
        `Avoid: ${forbiddenLooks(context).join(', ')}.`,
        siteText(context.strategy.elevate.look.imagery),
      ),
    ),
    block(
      'pages',
      'reference',
      'Old pages and what happens to them',
      paragraphs(pageList(context, wording), redirectList(context, wording), factLists(context, { kept: 'Keep, because it works' }, '• ')),
    ),
    block('head', 'field', 'Page settings', headList(context, wording)),
    block('forms', 'follow-up', 'Forms and embeds', formList(context, wording)),
    block('issues', 'checklist', 'Old issues not to repeat', issueList(context, wording)),
    block('checks', 'checklist', 'Check before you publish', checkList(context, wording)),
    block(
      'after-publish',
      'after-publish',
      'When it is online',
      bullets([...seoSteps(context, wording), `Count ${listed(eventNames(context))}.`], '• '),
    ),
    block('missing', 'checklist', 'Still missing: ask the owner', bullets(questionLines(context), '• ')),
  );
}

/** Typedream: a short description, then the copy field by field. */
export const typedream: Builder = { profile, compose };
