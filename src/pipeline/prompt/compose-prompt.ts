import { BUILDER_NAMES, type BuilderId } from '#contracts/builder.ts';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { block, bullets, headed, paragraphs } from './block.ts';
import type { Builder } from './builder.ts';
import { builderById } from './builders.ts';
import { type ComposeInput, createPromptContext, type PromptContext } from './prompt-context.ts';
import { siteText } from './site-text.ts';

/** All blocks as one text: numbered, each under its title. */
function asText(builder: BuilderId, name: string, blocks: PromptBlock[]): string {
  const title = `${name}: prompt for ${BUILDER_NAMES[builder]}`;
  const parts = blocks.map((block, at) => `----- ${at + 1}. ${block.title} -----\n\n${block.text}`);
  return [title, ...parts].join('\n\n');
}

/** Everything the owner changed in the strategy, whole: the first block may hold only the first changes. */
function editsBlock({ edits }: PromptContext): PromptBlock[] {
  const text = paragraphs(
    headed('Added or reworded: this overrides anything above that differs from it.', bullets(edits.added.map(siteText))),
    headed('Removed: leave this out of the new site as well.', bullets(edits.removed.map(siteText))),
    edits.more > 0 && `${edits.more} more changed lines are not listed: paste the edited strategy text after this block.`,
  );
  return text === '' ? [] : [block('owner-changes', 'reference', "The owner's changes to the strategy", text)];
}

/**
 * Turns a strategy into the prompt for one builder: blocks in the builder's own form, the first of which is complete by itself
 * within its limit. Pure; uses only what the strategy contains, so nothing can be invented here.
 */
export function composePrompt(input: ComposeInput & { builder: BuilderId }): PromptDocument {
  return composeFor(builderById(input.builder), input);
}

/** The same for a given builder, listed or not. */
export function composeFor({ profile, compose, deepLink, links }: Builder, input: ComposeInput): PromptDocument {
  const context = createPromptContext(input);
  const blocks = [...compose(context), ...editsBlock(context)];
  const first = blocks[0]?.text ?? '';
  const places = links?.(first) ?? [];
  return {
    builder: profile.id,
    blocks,
    text: asText(profile.id, context.name, blocks),
    deepLink: deepLink?.(first, context) ?? null,
    ...(places.length > 0 ? { links: places } : {}),
    startPage: profile.startPage,
    notice: profile.notice,
  };
}
