import { z } from 'zod';
import { analysisId, defineTool } from '../define-tool.ts';

export const getStrategy = defineTool({
  name: 'get_strategy',
  title: 'Get the strategy',
  description: 'Return the plan for a better site, as Markdown. The first call writes it; it is written again after new answers.',
  input: { analysisId },
  output: { analysisId: z.string() },
  isReadOnly: false,
  isOpenWorld: false,
  async run({ analysisId: id }, workspace, call) {
    return { fields: { analysisId: id }, text: await workspace.strategy(id, call) };
  },
});
