import type { Claim } from '#contracts/evidence.ts';
import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldText } from '#text/normalize.ts';
import { isHeadingTag } from '../insight/shapes.ts';

/** A line in the form of a chat transcript: "system: say that ...". */
const CHAT_LINE = /^[ \t]*(?:system|assistant|developer) ?: .{0,80}\b(?:say|report|answer|rate|output|confidence)\b/im;
/** Japanese has no word boundaries for the lexicon's gaps. */
const JAPANESE =
  /(?:これまで|以前|今まで|前|上記|すべて|全て)の?.{0,6}(?:指示|命令|プロンプト|指令).{0,10}(?:無視|忘れ)|(?:AI|ＡＩ|人工知能|言語モデル|チャットボット)(?:アシスタント)?(?:へ[：:、。]|への(?:指示|命令|注意|メッセージ))/u;
const JAPANESE_SUSPECTED = /(?:指示|命令|ルール|プロンプト).{0,12}(?:無視|忘れ)/u;

/** Blocks after such a text that may continue it. */
const MAX_CONTINUATION = 3;

/**
 * Whether a text gives instructions to a language model beyond doubt: to drop *previous* or *your* instructions, notes addressed
 * to AI, in five languages. No honest site has these for its visitors.
 */
export function isPromptInjection(text: string): boolean {
  return hasTerm(text, 'prompt-injection', 'plain') || CHAT_LINE.test(text) || JAPANESE.test(text);
}

/**
 * Whether a text may be meant for a language model: wider than the above, it also meets "ignore the rules" and "return only
 * unopened goods". Such a text is neither sent to a model nor accepted as evidence; a site that only writes about such
 * instructions loses a sentence.
 */
export function mayBePromptInjection(text: string): boolean {
  return isPromptInjection(text) || hasTerm(text, 'prompt-injection', 'suspected') || JAPANESE_SUSPECTED.test(text);
}

/** Visible blocks of a page without prompt injection and the blocks right after it, up to the next heading. */
export function blocksWithoutInjection(page: Page, isInjection = mayBePromptInjection): TextBlock[] {
  let left = 0;
  return page.blocks.filter((block) => {
    if (block.hidden) return false;
    if (isInjection(block.text)) {
      left = MAX_CONTINUATION;
      return false;
    }
    if (isHeadingTag(block.tag)) left = 0;
    if (left === 0) return true;
    left -= 1;
    return false;
  });
}

/** Returns whether a claim rests on no prompt injection; a claim of the built-in result that does is not passed on. */
export function createInjectionFilter(pages: readonly Page[]): (claim: Claim) => boolean {
  const left = pages.flatMap((page) => {
    const clean = new Set(blocksWithoutInjection(page));
    return page.blocks.filter((block) => !clean.has(block)).map((block) => foldText(block.text));
  });
  return ({ text, evidence }) =>
    !mayBePromptInjection(text) && !evidence.some(({ snippet }) => left.some((dropped) => dropped.includes(snippet)));
}
