// The server process, `npm start` and `npm run serve`. What it does stands in process/main.ts.
import '../node-bootstrap.js';

await import('./process/main.ts');
