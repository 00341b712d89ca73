import type { Claim } from '#contracts/evidence.ts';
import type { Page, TextBlock } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { canMatch } from './needed-words.ts';
import type { WordStarts } from './word-starts.ts';

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

const MODEL_NAMES = '(?:ais?|llms?|(?:large )?language models?|ai (?:assistants?|agents?|models?|systems?)|chatbots?|gpt)';

/**
 * Orders that no honest site has for its visitors, in the five languages: to drop *previous* or *your* instructions, notes
 * addressed to AI. Narrower than the above, which also meets "ignore the rules" and "return only unopened goods".
 */
const PLAIN_ORDERS = [
  /\b(ignore|disregard|forget|override|bypass|do not follow|don['’]t follow|pay no attention to)\b.{0,30}\b(previous|prior|above|earlier|preceding|system|your) (\w+ ){0,2}(instructions?|prompts?|guidelines|directions|rules|orders|tasks?)\b/i,
  /\b(ignore|disregard|forget|override) (all|any|every) (of )?(the |these |those )?(instructions|prompts)\b/i,
  /\b(ignore|disregard|forget) (everything|anything|all) (above|before this|you were told|that came before|written above|said (so far|above))/i,
  new RegExp(
    `\\b(?:note|message|attention|instructions?|notice|reminder|hint)s? (?:to|for) (?:all |any |every )?(?:the )?${MODEL_NAMES}\\b`,
    'i',
  ),
  new RegExp(`\\b${MODEL_NAMES} (?:that reads?|reading|visiting|summari[sz]ing) this (?:page|site|website|text|content)\\b`, 'i'),
  /\byou are now (an? )?(ai|llm|large language model|language model|chatbot|gpt)\b|\byou are (an? )?(ai assistant|(large )?language model|llm)\b/i,
  /^[ \t]*(system|assistant|developer) ?: .{0,80}\b(say|report|answer|rate|output|confidence)\b/im,
  /\b(ignorier\w*|vergiss|vergessen sie|missacht\w*|befolg\w*) .{0,40}\b(bisherig|vorherig|vorig|vorangegangen|obig|früher|dein|ihr)\w* (\w+ ){0,2}(anweisung|regel|vorgabe|aufgabe|befehl|instruktion)/i,
  /\b(hinweis|nachricht|anweisung|achtung)(en)?[ ,]+(an|für) (die |alle )?(ki|ais?|ki-\p{L}+|sprachmodelle?|chatbots?)(?!\p{L})|\bdu bist (jetzt |nun )(eine? )?(ki|ai|sprachmodell|chatbot)(?!\p{L})/iu,
  /\b(ignore[rz]?|oublie[rz]?|n[e’']? ?(tiens|tenez|suis|suivez) pas)\b.{0,40}\b((instructions?|consignes?|règles|directives?) (précédentes?|antérieures?|ci-dessus|reçues)|(tes|vos) (instructions?|consignes?|règles|directives?))/i,
  /\b(note|message|consigne|instruction|avis)s? (aux?|à l['’]|pour (l['’]|les ))\s?(ia|modèles? de langage|chatbots?)(?!\p{L})|\btu es (maintenant|désormais) (une? )?(ia|modèle de langage|chatbot)(?!\p{L})/iu,
  /\b(ignora|ignore|ignoren|olvida|olvide|omite|haz caso omiso|no sigas|no hagas caso)\b.{0,40}\b((instrucci(ón|ones)|reglas|órdenes|indicaciones) (anterior(es)?|previas?|de arriba)|tus (instrucciones|reglas|órdenes|indicaciones))/i,
  /\b(nota|mensaje|aviso|instrucci(ón|ones)) (a|para) (la |las |los )?(ia|modelos? de lenguaje|chatbots?)(?!\p{L})|\beres (ahora|a partir de ahora) (una? )?(ia|modelo de lenguaje|chatbot)(?!\p{L})/iu,
  /(これまで|以前|今まで|前|上記|すべて|全て)の?.{0,6}(指示|命令|プロンプト|指令).{0,10}(無視|忘れ)|(AI|ＡＩ|人工知能|言語モデル|チャットボット)(アシスタント)?(へ[：:、。]|への(指示|命令|注意|メッセージ))/u,
];

/** Blocks after such a text that may carry it on. */
const CARRIED_ON = 3;

/**
 * Whether a text gives orders to a language model, beyond doubt. May be asked of many texts at once, one a line; with `starts`, how the
 * words of the text begin, it answers sooner.
 */
export function isPromptInjection(text: string, starts?: WordStarts): boolean {
  return PLAIN_ORDERS.some((pattern) => (!starts || canMatch(pattern, starts)) && pattern.test(text));
}

/** Whether a text speaks to a language model, or may do so. */
export function mayBePromptInjection(text: string): boolean {
  return ORDERS.some((pattern) => pattern.test(text)) || isPromptInjection(text);
}

/** Visible blocks of a page without those that speak to a model and the ones right after them, up to the next heading. */
export function blocksWithoutInjection(page: Page, isOrder = mayBePromptInjection): TextBlock[] {
  let left = 0;
  return page.blocks.filter((block) => {
    if (block.hidden) return false;
    if (isOrder(block.text)) {
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
export function createInjectionFilter(pages: readonly Page[]): (claim: Claim) => boolean {
  const left = pages.flatMap((page) => {
    const honest = new Set(blocksWithoutInjection(page));
    return page.blocks.filter((block) => !honest.has(block)).map((block) => foldText(block.text));
  });
  return ({ text, evidence }) =>
    !mayBePromptInjection(text) && !evidence.some(({ snippet }) => left.some((dropped) => dropped.includes(snippet)));
}
