// Entry of the analysis thread, started by analysis-thread.ts. The work is in main.ts.
import '../../node-bootstrap.js';

await import('./main.ts');
