// `npm run -s mcp`: an MCP server on standard input and output, without account or database.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { loadEnvironment, readConfig } from '#config';
import { createServices } from '#create-services';
import { onStopSignal } from '#run-process';
import { createMcpServer } from './create-mcp-server.ts';
import { createLocalWorkspace } from './local-workspace.ts';
import { VERSION } from './version.ts';

// Standard output belongs to the protocol: whatever a library prints goes to standard error.
for (const method of ['log', 'info', 'debug'] as const) console[method] = console.error;

const services = await createServices(readConfig(loadEnvironment()));
const workspace = createLocalWorkspace(services);
const handle = serveStdio(() => createMcpServer(workspace, { version: VERSION }));
const close = async () => {
  await handle.close();
  await services.close();
};
process.stdin.once('end', () => void close());
onStopSignal(() => void close().then(() => process.exit(0)));
process.stderr.write(
  `Sitebrief MCP server on standard input and output. Rendering: ${services.status.rendering}. Model: ${services.status.model}.\n`,
);
