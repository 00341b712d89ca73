import { z } from 'zod';
import { MAX_FACT_LENGTH } from '#contracts/facts.ts';
import { analysisId, defineTool } from '../define-tool.ts';
import { briefText } from '../texts/brief-text.ts';

const MOST_ANSWERS = 50;

export const answerQuestions = defineTool({
  name: 'answer_questions',
  title: 'Answer open questions',
  description:
    'Store what the site owner answers to open questions of the brief, and return the brief with these answers. Ask the owner; never answer for them.',
  input: {
    analysisId,
    answers: z
      .array(
        z.strictObject({
          questionId: z.string().min(1).max(200).describe('Id of an open question, as listed in the brief.'),
          answer: z.string().trim().min(1).max(MAX_FACT_LENGTH).describe('yes, no, or the owner’s own words.'),
        }),
      )
      .min(1)
      .max(MOST_ANSWERS),
  },
  output: { analysisId: z.string(), stored: z.number().int(), openQuestions: z.number().int() },
  isReadOnly: false,
  isOpenWorld: false,
  async run({ analysisId: id, answers }, workspace, call) {
    await workspace.answer(id, answers, call);
    const analysis = await workspace.analysis(id, call);
    const openQuestions = analysis.profile.questions?.length ?? 0;
    return { fields: { analysisId: id, stored: answers.length, openQuestions }, text: briefText(analysis) };
  },
});
