// The worker process, `npm run worker`. See worker-main.ts.
import '../limit-memory.js';
import '../node-bootstrap.js';

await import('./worker-main.ts');
