import type { Claim } from '#contracts/evidence.ts';
import { foldText } from '#contracts/evidence.ts';
import type { Page, TextBlock } from '#contracts/page.ts';

/**
 * Texts that speak to a language model rather than to a visitor: orders to drop its task, notes to "AI", demands for an answer
 * of a certain form. Such a text is neither sent nor accepted as evidence. A site that only writes about such orders loses a
 * sentence; that costs nothing.
 */
const ORDERS = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instructions?|rules?|prompts?|tasks?|orders?|guidelines|directions|everything above)\b/i,
  /\b(you are|act as|pretend to be|acting as) (now )?(an? |the )?(ai|a\.i\.|large language model|language model|llm|chatbot|gpt)\b/i,
  /\b(note|message|attention|instructions?|notice|reminder|hint)s? (to|for) (all |any |every )?(the )?(ai|llms?|language models?|ai assistants?|models?|chatbots?|gpt)\b/i,
  /\b(ai|llm|language model|chatbot)s?( systems?| agents?| assistants?)? (reading|that reads?|analy[sz]ing|summari[sz]ing|processing|visiting) this\b/i,
  /\b(system prompt|developer message|jailbreak|prompt injection)\b/i,
  /\b(respond|reply|answer|output|return)\b.{0,20}\b(only|exactly|with the following|in json|the following json)\b/i,
  /\b(ignoriere?|vergiss|missachte)\b.{0,60}\b(anweisung|regel|vorgabe|aufgabe|befehl)/i,
  /\b(ignore[rz]?|oublie[rz]?)\b.{0,60}\b(instructions?|consignes?|règles?)\b/i,
  /\b(ignora|ignore|olvida)\b.{0,60}\b(instrucciones|reglas|órdenes|indicaciones)\b/i,
  /(指示|命令|ルール|プロンプト).{0,12}(無視|忘れ)/,
];

/** Blocks after such a text that may carry it on. */
const CARRIED_ON = 3;

/** Whether a text speaks to a language model. */
export function ordersModel(text: string): boolean {
  return ORDERS.some((pattern) => pattern.test(text));
}

/** Visible blocks of a page without those that speak to a model and the ones right after them, up to the next heading. */
export function honestBlocks(page: Page): TextBlock[] {
  let left = 0;
  return page.blocks.filter((block) => {
    if (block.hidden) return false;
    if (ordersModel(block.text)) {
      left = CARRIED_ON;
      return false;
    }
    if (/^h[1-6]$/.test(block.tag)) left = 0;
    if (left === 0) return true;
    left -= 1;
    return false;
  });
}

/** Whether a claim rests on nothing that speaks to a model: such a claim of the first result is not handed on. */
export function createHonesty(pages: readonly Page[]): (claim: Claim) => boolean {
  const left = pages.flatMap((page) => {
    const honest = new Set(honestBlocks(page));
    return page.blocks.filter((block) => !honest.has(block)).map((block) => foldText(block.text));
  });
  return ({ text, evidence }) => !ordersModel(text) && !evidence.some(({ snippet }) => left.some((dropped) => dropped.includes(snippet)));
}
