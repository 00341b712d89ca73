// The worker process, `npm run worker`. What it does stands in process/main.ts.
import '../node-bootstrap.js';

await import('./process/main.ts');
