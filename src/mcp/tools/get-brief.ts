import { z } from 'zod';
import { analysisId, defineTool } from '../define-tool.ts';
import { briefText } from '../texts/brief-text.ts';

/** Ids in one answer; the text lists all. */
const MOST_IDS = 50;

export const getBrief = defineTool({
  name: 'get_brief',
  title: 'Get the brief',
  description:
    'Return the brief of an analyzed site: the business with quotes, open questions for the owner, scores, findings and competitors.',
  input: { analysisId },
  output: { analysisId: z.string(), url: z.string(), overallScore: z.number().nullable(), questionIds: z.array(z.string()) },
  isReadOnly: true,
  isOpenWorld: false,
  async run({ analysisId: id }, workspace, call) {
    const analysis = await workspace.analysis(id, call);
    const questionIds = (analysis.profile.questions ?? []).slice(0, MOST_IDS).map((question) => question.id);
    return {
      fields: { analysisId: id, url: analysis.url, overallScore: analysis.audit.scores.overall, questionIds },
      text: briefText(analysis),
    };
  },
});
