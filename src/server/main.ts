// The server process, `npm start` and `npm run serve`. What it does stands in process/main.ts: this file sees to it that code is kept
// compiled for the next start, which is about half of one, before the rest of it is loaded. Where that can't be written it is done without.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', 'dist', 'compile-cache'));
await import('./process/main.ts');
