import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLatePipeline } from './late-pipeline.ts';
import type { PipelineFunctions } from './parts.ts';
import { PIPELINE_FUNCTIONS } from './pipeline-functions.ts';

const loaded = { toAnalysisSummary: () => 'a bakery' } as unknown as PipelineFunctions;
const summaryOf = ({ toAnalysisSummary }: PipelineFunctions) => toAnalysisSummary({} as never);

it('calls each function once it is loaded, and says which was called before', async () => {
  const { pipeline, loadPipeline } = createLatePipeline(async () => loaded);
  expect(() => summaryOf(pipeline)).toThrow('toAnalysisSummary was called before the pipeline was loaded.');
  await loadPipeline();
  expect(summaryOf(pipeline)).toBe('a bakery');
});

it('has every function', () => {
  expect(Object.keys(createLatePipeline().pipeline).toSorted()).toEqual(Object.keys(PIPELINE_FUNCTIONS).toSorted());
});

it('loads once for requests at the same time, and tries again after a failure', async () => {
  let tries = 0;
  const { loadPipeline, pipeline } = createLatePipeline(async () => {
    tries += 1;
    if (tries === 1) throw new Error('The file is gone.');
    return loaded;
  });
  const results = await Promise.allSettled([loadPipeline(), loadPipeline()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all([loadPipeline(), loadPipeline()]);
  expect(tries).toBe(2);
  expect(summaryOf(pipeline)).toBe('a bakery');
});

it('loads bit by bit at rest, with turns for others between, and leaves the rest to a request that needs all', async () => {
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const bits = ['first', 'second'].map((name) => async () => {
    done.push(name);
    if (name === 'first') first.resolve();
    await nextTurn();
  });
  const late = createLatePipeline(async () => {
    done.push('all');
    return loaded;
  }, bits);
  const atRest = late.loadAtRest(new AbortController().signal);
  await first.promise;
  await late.loadPipeline();
  await atRest;
  expect(done).toEqual(['first', 'all']);
});

it('loads nothing more when the process stops', async () => {
  const done: string[] = [];
  const stop = new AbortController();
  const late = createLatePipeline(async () => {
    done.push('all');
    return loaded;
  }, [
    async () => {
      done.push('first');
      stop.abort();
    },
    async () => void done.push('second'),
  ]);
  await late.loadAtRest(stop.signal);
  expect(done).toEqual(['first']);
});
