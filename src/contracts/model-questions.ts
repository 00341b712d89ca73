import type { ModelCall } from './model-call.ts';

/** What a model is asked to do, and what it is sent for it; continues "It ..." and "It gets ...". */
type ModelQuestion = { does: string; gets: string };

/**
 * Every question that a language model is ever asked, by the purpose of its call. The privacy page says them from here, and a test holds the manual
 * to them: change this list together with what is sent.
 */
export const MODEL_QUESTIONS: Readonly<Record<ModelCall['purpose'], ModelQuestion>> = {
  profile: {
    does: 'describes the business',
    gets: 'text of the pages that were read, and what the built-in reader found on them',
  },
  competitors: {
    does: 'names competitors',
    gets: 'name, trade, purpose, offers, customers, places and language of the business',
  },
  strategy: {
    does: 'writes the strategy',
    gets: 'text of the pages, the business with what you said about it, findings, competitors, the plan of pages and forms, colors, fonts and images',
  },
  review: {
    does: 'proofreads the finished prompt',
    gets: 'the prompt with your changes of the plan, the copy that goes with it, and text, contacts, forms, links and images of the pages',
  },
};
