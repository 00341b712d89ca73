// The MCP server on standard input and output, `npm run -s mcp`: sets what must be set before any module is compiled, then runs main.ts.
process.env.SITEBRIEF_FAST_IMPORTS ??= '0';
await import('../node-bootstrap.js');
await import('./main.ts');
