// The worker process, `npm run worker`. See worker-main.ts.
import '../limit-memory.js';
import '../node-bootstrap.js';
import '../older-node.ts';

await import('./worker-main.ts');
