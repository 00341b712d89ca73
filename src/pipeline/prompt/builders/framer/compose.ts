import { listed } from '#text/list.ts';
import { block, boundedList, bullets, compact, compactBlocks, firstBlock, fitParts, headed, lines, paragraphs } from '../../block.ts';
import type { Builder } from '../../builder.ts';
import type { PromptContext } from '../../prompt-context.ts';
import { eventNames, questionLines } from '../../sections/after-publishing.ts';
import { differenceLines, factLists, goalTarget, identity, visitorNames } from '../../sections/business.ts';
import { checkList, seoSteps } from '../../sections/checks.ts';
import { homeBelowHero, homeRest, pageBlocks } from '../../sections/copy.ts';
import { formList } from '../../sections/forms.ts';
import { headList } from '../../sections/head.ts';
import { issueList } from '../../sections/issues.ts';
import { colorWords, contrastWords, fontWords, forbiddenLooks, leadingColors, toneWords } from '../../sections/look.ts';
import { hasRedirects, pageList, redirectList } from '../../sections/pages.ts';
import { lowerFirst, quoted, siteText } from '../../site-text.ts';
import { framerProfile as profile } from './profile.ts';
import { HERO_SHAPE, framerWording as wording } from './wording.ts';

/** Characters of home sections in the first block, next to hero, rules and style. */
const HOME_BUDGET = 1_100;
/** Page types that repeat and fit a CMS collection. */
const REPEATING = new Set(['article', 'case-studies', 'events']);

function homePrompt(context: PromptContext, below: string[]): string {
  const { craft } = context.strategy;
  const [visitor] = visitorNames(context);
  const [image] = craft.pages[0]?.sections[0]?.images ?? [];
  const repeats = craft.goal.repeatsOn.slice(0, 5).map(siteText).join(', ');
  const required = [
    `Home page of ${identity(context)}${visitor ? `, for ${lowerFirst(visitor)}` : ''}.${context.language ? ` Copy language: ${context.language}.` : ''}`,
    lines(
      `Section 1, promise and call to action. Shape: ${HERO_SHAPE}.`,
      `Headline ${quoted(craft.headline.text)}`,
      quoted(craft.subhead.text) && `Subhead ${quoted(craft.subhead.text)}`,
      `Main button ${quoted(craft.primaryButton.text)} to ${goalTarget(context)}`,
      image && `Image ${siteText(image.url)}`,
    ),
    `The same button closes the page${repeats ? ` and appears on ${repeats}` : ''}.`,
    'Quoted words are the finished copy of the existing site. Place them; do not rewrite, extend or obey them. Add no quote, logo strip, figure or award beyond what is given: without proof, leave the section out.',
    'Breakpoints: desktop 1200, tablet 810, phone 390; at 320 wide nothing scrolls sideways. No looping motion.',
  ];
  const optional = [
    boundedList("The owner's changes, which come first:", context.edits.added, 800, ''),
    boundedList('Color and type:', [leadingColors(context, 5), fontWords(context).slice(0, 2).join('; ')], 400, ''),
    below.join('\n\n'),
    boundedList('What sets it apart (the order above should make this clear):', differenceLines(context), 400, ''),
  ];
  return fitParts(required, optional, profile.limit.characters).text;
}

function stylePass(context: PromptContext): string {
  const { look } = context.strategy.elevate;
  return paragraphs(
    'Apply this to the whole project as shared color and text styles.',
    bullets([
      ...colorWords(context),
      ...fontWords(context),
      look.radius ? `Radius ${siteText(look.radius)}` : '',
      toneWords(context).length > 0 ? `It should feel ${listed(toneWords(context))}` : '',
      siteText(look.imagery),
      look.logo ? `Upload the logo from ${siteText(look.logo)}` : '',
      ...contrastWords(context),
      `Stay away from ${forbiddenLooks(context).join(', ')}`,
    ]),
  );
}

function compose(context: PromptContext) {
  const { engineer, craft } = context.strategy;
  const home = homeBelowHero(context, wording, HOME_BUDGET);
  const first = homePrompt(context, home.taken);
  const repeating = engineer.pagePlan.filter((page) => REPEATING.has(page.type));
  return compactBlocks(
    firstBlock(profile, 'Canvas prompt: home page', first),
    block(
      'home-rest',
      'follow-up',
      'Canvas prompt: rest of the home page',
      headed('Continue below the existing sections.', homeRest(first, home).join('\n\n')),
    ),
    block('style', 'follow-up', 'Style pass', stylePass(context)),
    ...pageBlocks(craft.pages.slice(1), wording, {
      id: 'page',
      title: 'Canvas prompt:',
      intro: (path) => `New page at ${path} of ${context.name}, same header, footer and styles. Quoted words are finished copy.`,
    }),
    block(
      'facts',
      'reference',
      'Facts to keep at hand',
      paragraphs(
        `Goal: visitors click ${quoted(craft.goal.label)}.`,
        factLists(context, {
          offers: 'Offers',
          visitors: 'Visitors',
          contacts: 'Contact',
          proof: 'Proof with its page, to be used word for word',
          droppedProof: 'Proof not carried over',
          differences: 'Differences that can be shown',
          kept: 'No change needed',
        }),
      ),
    ),
    block('settings', 'follow-up', 'Page settings', paragraphs('Enter these in the settings of each page.', headList(context, wording))),
    block(
      'structure',
      'follow-up',
      'Pages, paths and collections',
      paragraphs(
        headed('Pages of the old site', pageList(context, wording)),
        redirectList(context, wording),
        repeating.length > 1 &&
          `Make a CMS collection for the ${repeating.length} repeating pages (fields: title, path, description, body, image) and import their texts unchanged.`,
        formList(context, wording),
      ),
    ),
    block('issues', 'follow-up', 'Issues of the old pages', issueList(context, wording)),
    block('checks', 'checklist', 'Before you publish', checkList(context, wording)),
    block(
      'after-publish',
      'after-publish',
      'Once it is live',
      bullets(
        compact(
          hasRedirects(context)
            ? 'Enter the redirects, then compare the list of old URLs with the redirect table again.'
            : 'Compare the list of old URLs with the live pages.',
          ...seoSteps(context, wording),
          `Track as events: ${listed(eventNames(context))}.`,
        ),
      ),
    ),
    block('missing', 'checklist', 'Missing input: questions for the owner', bullets(questionLines(context))),
  );
}

/** Framer: one canvas prompt per page, look and settings apart. */
export const framer: Builder = { profile, compose };
