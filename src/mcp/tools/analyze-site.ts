import { z } from 'zod';
import { MAX_PAGES_WEB, MAX_USER_COMPETITORS } from '#contracts/limits.ts';
import { defineTool } from '../define-tool.ts';
import { briefText } from '../texts/brief-text.ts';

export const analyzeSite = defineTool({
  name: 'analyze_site',
  title: 'Analyze a website',
  description: 'Read a website and check it. Returns its brief and the analysisId that the other tools take. Takes 5 to 90 seconds.',
  input: {
    url: z.string().min(1).max(2_000).describe('Address of the site, such as example.com.'),
    maxPages: z.number().int().min(1).max(MAX_PAGES_WEB).optional().describe('Most pages to read. Default: 12.'),
    competitors: z
      .array(z.string().max(2_000))
      .max(MAX_USER_COMPETITORS)
      .optional()
      .describe('Addresses of competitors to compare with, besides those that are found.'),
  },
  output: { analysisId: z.string(), url: z.string(), overallScore: z.number().nullable(), openQuestions: z.number().int() },
  isReadOnly: false,
  isOpenWorld: true,
  async run(input, workspace, call) {
    const id = await workspace.analyze(input, call);
    const analysis = await workspace.analysis(id, call);
    const { url, audit, profile } = analysis;
    const openQuestions = profile.questions?.length ?? 0;
    return { fields: { analysisId: id, url, overallScore: audit.scores.overall, openQuestions }, text: briefText(analysis) };
  },
});
