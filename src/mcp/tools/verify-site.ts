import { z } from 'zod';
import { BuilderId } from '#contracts/builder.ts';
import { isRed } from '#contracts/verification.ts';
import { analysisId, defineTool } from '../define-tool.ts';
import { verificationText } from '../texts/verification-text.ts';

export const verifySite = defineTool({
  name: 'verify_site',
  title: 'Check the new site',
  description:
    'Check a rebuilt site against the brief of the old one: what was kept, lost, invented or not fixed, with prompts that fix it. Takes 5 to 90 seconds.',
  input: {
    analysisId,
    url: z.string().min(1).max(2_000).describe('Address of the new site.'),
    builder: BuilderId.optional().describe('The builder that the fix prompts are for.'),
  },
  output: { analysisId: z.string(), verdict: z.enum(['green', 'red', 'unchecked']), red: z.number().int(), fixPrompts: z.number().int() },
  isReadOnly: false,
  isOpenWorld: true,
  async run({ analysisId: id, url, builder }, workspace, call) {
    const report = await workspace.verify(id, { url, builder }, call);
    const { verdict, entries, fixPrompts } = report;
    return {
      fields: { analysisId: id, verdict, red: entries.filter(isRed).length, fixPrompts: fixPrompts.length },
      text: verificationText(report),
    };
  },
});
