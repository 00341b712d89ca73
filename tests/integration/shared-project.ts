import type { ShareInput } from '#contracts/share.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { createDemoSamples } from '#demo/demo-samples.ts';
import { analyzedProject, createClient, signUp, type TestApp } from './build-test-app.ts';
import { storedReport } from './stored-report.ts';

/** Texts that only the owner of `sharedProject` may read. */
export const PRIVATE = {
  name: 'Internal name of this client',
  notes: 'Never tell them about the discount.',
  service: 'Secret tasting evenings',
  exportNote: 'Handed over in the pub',
};

/** A project with the analysis of the coffee sample, a strategy, a prompt, a check, and private texts in every place that takes some. */
export async function sharedProject(test: TestApp) {
  const owner = await signUp(test.app);
  const { stages, verification } = createDemoSamples().nearest('coffee');
  const id = await analyzedProject(test, owner);
  const run = test.enqueued.at(-1) ?? '';
  const { crawl, audit, profile, competitors } = stages;
  for (const [stage, output] of Object.entries({ crawl, audit, insight: profile, competitors }))
    await saveStage(test.database.db, run, stage as 'crawl', output);
  const path = `/api/projects/${id}`;
  await owner.call('PUT', `${path}/facts`, {
    version: 0,
    facts: [
      { field: 'services', action: 'add', text: PRIVATE.service },
      { field: 'businessName', action: 'correct', claimId: profile.businessName.id, text: 'Slowtide & Co' },
    ],
  });
  await owner.call('POST', `${path}/generate-optimizer`);
  const { version } = (await owner.call('GET', `${path}/strategy`)).json();
  await owner.call('PATCH', `${path}/strategy`, { version, edits: [{ field: 'notes', text: PRIVATE.notes }] });
  await owner.call('POST', `${path}/generate-designer-prompt`, { designer: 'lovable' });
  await owner.call('PATCH', path, { projectName: PRIVATE.name });
  await owner.call('POST', `${path}/export`, { builderName: 'lovable', notes: PRIVATE.exportNote });
  await storedReport(test.database.db, { projectId: id, userId: owner.user.id }, verification);
  const visitor = createClient(test.app);
  return {
    ...{ owner, id, path, visitor, shares: `${path}/shares` },
    /** Makes a link; its path as a visitor opens it. */
    async share(input: Partial<ShareInput> = {}): Promise<{ id: string; page: string; token: string }> {
      const answer = await owner.call('POST', `${path}/shares`, { sections: ['summary', 'findings', 'strategy'], ...input });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const { id: shareId, url } = answer.json<{ id: string; url: string }>();
      const page = new URL(url, 'http://localhost').pathname;
      return { id: shareId, page, token: page.split('/').at(-1) ?? '' };
    },
  };
}
