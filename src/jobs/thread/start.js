// The thread that reads sites, as analysis-thread.ts starts it. What it does stands in main.ts.
import '../../quick-start.js';

await import('./main.ts');
