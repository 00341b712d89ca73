/** Lines that lean on one before them: they say little where they stand first. English, German, French, Spanish. */
const DEPENDS_ON_CONTEXT =
  /^(?:today|now|also|but|and|so|however|it|this|these|they|he|she|here|in (?:this|these)|with this|whether|heute|nun|auch|aber|und|es|dies\p{L}*|hier|dabei|dazu|dort|in dies\p{L}+|mais|et|ce|cette|ces|ici|dans (?:ce|cette|ces)|pero|est[aeo]s?|aquí|en est[aeo]s?|dich[ao]s?)\b/iu;

/** Invitations: they ask for something and say nothing of the business. English, German, French, Spanish. */
const CALL_TO_ACTION =
  /^(?:please |bitte )?(?:lend|join|help|click|get|read|learn|see|contact|call|book|order|visit|follow|sign|schedule|discover|explore|find|try|ask|send|write|subscribe|donate|download|start|request|let|check|view|build|create|make|establish|stand|elevate|boost|grow|transform|improve|enhance|take|turn|choose|enjoy|meet|werden sie|rufen sie|besuchen sie|kontaktieren sie|entdecken sie|erfahren sie|melden sie|vereinbaren sie|découvrez|contactez|appelez|rejoignez|visitez|réservez|profitez|llame|contacte|descubr[ae]|únete|visite|conoce|disfruta)\b/iu;

/** Whether a line leans on one before it (`This`, `Here`, `But`). */
export function dependsOnContext(text: string): boolean {
  return DEPENDS_ON_CONTEXT.test(text);
}

/** Whether a line asks the visitor for something instead of saying what the business is. */
export function isCallToAction(text: string): boolean {
  return CALL_TO_ACTION.test(text.replace(/^[¡¿"“„«(]+/u, ''));
}
