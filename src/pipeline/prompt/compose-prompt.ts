import type { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { Builder } from './builder.ts';
import { builderById } from './builders.ts';
import { isWritten } from './is-written.ts';
import { type ComposeInput, createPromptContext } from './prompt-context.ts';

/** All blocks as one text: numbered, each under its title. `parsePromptText` reads it back. */
export function promptText(builder: BuilderId, name: string, blocks: readonly PromptBlock[]): string {
  const title = `${name}: prompt for ${BUILDER_NAMES[builder]}`;
  const parts = blocks.map((block, at) => `----- ${at + 1}. ${block.title} -----\n\n${block.text}`);
  return [title, ...parts].join('\n\n');
}

/**
 * Whether screenshots of the blueprint go with a prompt. It draws the page in today's look: next to a strategist's own idea of the page, it
 * would say something else.
 */
export const takesBlueprint = ({ takesImages }: Builder['profile'], strategy: Pick<Strategy, 'writer'>): boolean =>
  takesImages === true && !isWritten(strategy);

/**
 * Turns a strategy into the prompt for one builder: blocks in the builder's own form, the first of which is complete by itself
 * within its limit. Pure; uses only what the strategy contains, so nothing can be invented here.
 */
export function composePrompt(input: ComposeInput & { builder: BuilderId }): PromptDocument {
  return composeFor(builderById(input.builder), input);
}

/** The same for a given builder, listed or not. */
export function composeFor({ profile, compose, deepLink, links }: Builder, input: ComposeInput): PromptDocument {
  const context = createPromptContext({ ...input, images: takesBlueprint(profile, input.strategy) ? (input.images ?? []) : [] });
  const blocks = compose(context);
  const first = blocks[0]?.text ?? '';
  const places = links?.(first) ?? [];
  return {
    builder: profile.id,
    blocks,
    text: promptText(profile.id, context.name, blocks),
    deepLink: deepLink?.(first, context) ?? null,
    ...(places.length > 0 ? { links: places } : {}),
    ...(context.images.length > 0 ? { images: [...context.images] } : {}),
    startPage: profile.startPage,
    notice: profile.notice,
  };
}
