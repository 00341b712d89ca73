// Entry of the analysis thread, started by analysis-thread.ts. The work is in main.ts.
import '../../node-bootstrap.js';
import '../../older-node.ts';

await import('./main.ts');
