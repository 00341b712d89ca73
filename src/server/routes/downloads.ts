import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findProjectRow } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { attachment, safeFileName } from '../projects/file-names.ts';
import { buildStrategy, writeStrategy } from '../projects/generate-prompt.ts';
import { foundProject } from '../projects/serialize-project.ts';

/** The texts of a project that can be downloaded. */
const DownloadParams = IdParams.extend({ kind: z.enum(['optimizer', 'designer']) });
type Texts = { url: string; projectName: string | null; optimizerOutput: string | null; designerPrompt: string | null };

const MISSING = {
  optimizer: 'There is no optimizer output yet. Please generate it first.',
  designer: 'There is no designer prompt yet. Please choose a designer first.',
} as const;

/** The optimizer text and the designer prompt as text files. */
export function downloadRoutes(app: ApiApp, { parts, signedInOrDemo }: RouteContext): void {
  app.get(
    '/api/projects/:id/download-prompt/:kind',
    { onRequest: signedInOrDemo, schema: { tags: ['prompts'], params: DownloadParams } },
    async (request, reply) => {
      const { id, kind } = request.params;
      const texts = isDemoCall(request) ? sampleTexts(id) : foundProject(await findProjectRow(parts.database.db, ownerOf(request)));
      const text = kind === 'optimizer' ? texts.optimizerOutput : texts.designerPrompt;
      if (!text) throw new AppError('not-found', MISSING[kind]);
      const name = safeFileName(texts.projectName ?? '') || safeFileName(displayHost(texts.url)) || 'project';
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', attachment(`${name}-${kind}.txt`))
        .send(text);
    },
  );

  function sampleTexts(id: string): Texts {
    const { project, stages } = foundProject(parts.demo.find(id));
    return {
      ...project,
      optimizerOutput: project.optimizerOutput ?? writeStrategy(buildStrategy(stages, parts.pipeline), [], parts.pipeline).markdown,
    };
  }
}
