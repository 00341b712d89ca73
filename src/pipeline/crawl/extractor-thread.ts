// The other thread of extractor.ts: reads one page after the other.
import { parentPort } from 'node:worker_threads';
import { type ExtractOrder, readFacts } from './extractor.ts';

parentPort?.on('message', (order: ExtractOrder) => parentPort?.postMessage(readFacts(order)));
