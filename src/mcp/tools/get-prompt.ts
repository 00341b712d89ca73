import { z } from 'zod';
import { BuilderId } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import { MAX_CUSTOM_PROMPT_LENGTH } from '#contracts/limits.ts';
import { analysisId, defineTool } from '../define-tool.ts';

export const getPrompt = defineTool({
  name: 'get_prompt',
  title: 'Get the prompt for a builder',
  description:
    'Return the prompt from which an AI website builder makes the better site. Join the text of all pages, without the marker lines, and hand it over unchanged.',
  input: {
    analysisId,
    builder: BuilderId.describe('The builder that the prompt is for.'),
    criteria: z.string().max(MAX_CUSTOM_PROMPT_LENGTH).optional().describe('Your own criteria. Required for the builder custom.'),
  },
  output: { analysisId: z.string(), builder: BuilderId, notice: z.string(), failedChecks: z.array(z.string()) },
  isReadOnly: false,
  isOpenWorld: false,
  async run({ analysisId: id, builder, criteria = '' }, workspace, call) {
    if (builder === 'custom' && criteria.trim() === '')
      throw new AppError('invalid-input', 'The builder custom needs your own criteria: send them as criteria.');
    const { text, notice, checks } = await workspace.prompt(id, { builder, criteria }, call);
    const failedChecks = checks.filter(({ marks }) => marks === 0).map((check) => check.id);
    return { fields: { analysisId: id, builder, notice, failedChecks }, text };
  },
});
