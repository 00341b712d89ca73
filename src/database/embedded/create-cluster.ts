// Creates an empty cluster in the directory given as argument. A process of its own, started by open-embedded.ts: initdb takes 600 MB
// of WebAssembly memory and compiled code, of which a server would keep 200.
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, FsyncNodeFS } from './fsync-fs.ts';
import { packedFiles } from './packed-files.ts';

const lite = await PGlite.create({
  ...(await packedFiles()),
  fs: new FsyncNodeFS(process.argv[2] ?? ''),
  startParams: DURABLE_START_PARAMS,
});
await lite.close();
