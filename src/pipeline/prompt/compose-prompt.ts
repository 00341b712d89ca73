import { BUILDER_NAMES, type BuilderId } from '#contracts/builder.ts';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { builderById } from './builders.ts';
import { type ComposeInput, gatherMaterial } from './material.ts';

/** All blocks as one text: numbered, each under its title. */
function asText(builder: BuilderId, name: string, blocks: PromptBlock[]): string {
  const title = `${name}: prompt for ${BUILDER_NAMES[builder]}`;
  const parts = blocks.map((block, at) => `----- ${at + 1}. ${block.title} -----\n\n${block.text}`);
  return [title, ...parts].join('\n\n');
}

/**
 * Turns a strategy into the prompt for one builder: blocks in the builder's own form, the first of which stands alone within its
 * limit. Pure; takes nothing but what the strategy holds, so nothing can be invented here.
 */
export function composePrompt(input: ComposeInput & { builder: BuilderId }): PromptDocument {
  const { profile, compose, deepLink } = builderById(input.builder);
  const material = gatherMaterial(input);
  const blocks = compose(material);
  return {
    builder: input.builder,
    blocks,
    text: asText(input.builder, material.name, blocks),
    deepLink: deepLink?.(blocks[0]?.text ?? '', material) ?? null,
    startPage: profile.startPage,
    notice: profile.notice,
  };
}
