// The other thread of extractor.ts: reads one page after the other.
import { parentPort } from 'node:worker_threads';
import { type ExtractRequest, readFacts } from './extraction-worker.ts';

parentPort?.on('message', (order: ExtractRequest) => parentPort?.postMessage(readFacts(order)));
