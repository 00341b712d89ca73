// The thread that reads sites, as analysis-thread.ts starts it. What it does stands in main.ts.
import '../../node-bootstrap.js';

await import('./main.ts');
