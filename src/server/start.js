// The server process, `npm start` and `npm run serve`. See main.ts.
import '../node-bootstrap.js';

await import('./main.ts');
