import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { analysisId, defineTool } from '../define-tool.ts';

export const getBlueprint = defineTool({
  name: 'get_blueprint',
  title: 'Get the drawn site',
  description: 'Return the pages and sections of the proposed site; with path, the HTML of one page.',
  input: { analysisId, path: z.string().max(2_000).optional().describe('Path of a page, such as /about. Without it: the list of pages.') },
  output: { analysisId: z.string(), pageCount: z.number().int() },
  isReadOnly: true,
  isOpenWorld: false,
  async run({ analysisId: id, path }, workspace, call) {
    const { pages, notes, read } = await workspace.blueprint(id, call);
    const fields = { analysisId: id, pageCount: pages.length };
    if (path === undefined) {
      const lines = pages.flatMap(({ path: at, title, sections, gaps }) => [
        `## ${at} ${title}`,
        ...sections.map(({ kind, purpose }) => `- ${kind}: ${purpose}`),
        ...gaps.map((gap) => `- missing: ${gap}`),
      ]);
      return { fields, text: [...lines, ...notes.map((note) => `Note: ${note}`)].join('\n') };
    }
    const page = pages.find((one) => one.path === path);
    const html = page && (await read(page.file));
    if (!html) throw new AppError('not-found', 'The drawn site has no page at this path. Call get_blueprint without path for the list.');
    return { fields, text: html };
  },
});
