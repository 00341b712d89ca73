import type { Page } from '#contracts/page.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { textsOf } from '../../strategy/grounding/grounding.ts';
import type { ReviewContext } from './review-input.ts';

/** What visitors and machines read on a page. Numbers of our own measurements are no facts of the site. */
const shownOn = (page: Page): unknown => [
  page.title,
  page.description,
  page.meta,
  page.blocks.map(({ text, pieces }) => [text, pieces]),
  page.headings.map(({ text }) => text),
  page.links.map(({ text, href }) => [text, href]),
  page.images.map(({ src, alt }) => [src, alt]),
  (page.backgrounds ?? []).map(({ src }) => src),
  page.buttons.map(({ text }) => text),
  page.contacts.map(({ value, snippet }) => [value, snippet]),
  page.prices.map(({ text, context }) => [text, context]),
  page.quotes.map(({ quote, author }) => [quote, author]),
  page.resources.map(({ url, title }) => [url, title]),
  page.structuredData.map(({ data }) => data),
  page.forms.map(({ action, name, submitText, fields }) => [
    [action, name, submitText],
    fields.map(({ name, label, caption, group, placeholder, options, value }) => [
      name,
      label,
      caption,
      group,
      placeholder,
      options,
      value,
    ]),
  ]),
];

/** Every text of today's site, without those that speak to a model. */
export function siteTexts({ outputs }: ReviewContext): Set<string> {
  return new Set([...textsOf(outputs.crawl.pages.map(shownOn))].filter((text) => !mayBePromptInjection(text)));
}

/** Every text that a correction may take a fact from: today's site, the profile with the owner's facts, the strategy. */
export function factTexts(context: ReviewContext): Set<string> {
  const { outputs, strategy, customPrompt } = context;
  // Facts of competitors are not ours, and what a model proposed is not what was kept of it.
  return textsOf([outputs.profile, { ...strategy, writer: null }, customPrompt.split('\n')], siteTexts(context));
}
