// The server process, `npm start` and `npm run serve`. See main.ts.
import '../limit-memory.js';
import '../node-bootstrap.js';
import '../older-node.ts';

await import('./main.ts');
