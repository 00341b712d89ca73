import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
/** The part of the WebAssembly module's file system that is replaced. */
type ModuleWithFiles = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

/** "Input/output error" as WebAssembly's system interface numbers it (WASI preview 1, errno). */
const EIO = 29;

/**
 * PGlite's file system with real fsync. PGlite's own never calls it: what was confirmed survives a killed process but not a
 * power failure.
 */
export class FsyncNodeFS extends NodeFS {
  readonly #sync: (fd: number) => void;

  /** `sync` is replaced by tests that count the calls. */
  constructor(directory: string, sync: (fd: number) => void = fsyncSync) {
    super(directory);
    this.#sync = sync;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const initialized = await super.init(pg, options);
    const hook = (module: unknown) => {
      (module as ModuleWithFiles).NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (typeof stream.nfd === 'number') this.#sync(stream.nfd);
          return 0;
        } catch {
          // PostgreSQL exits on this number; an exception would be lost and the write confirmed.
          return EIO;
        }
      };
    };
    const preRun = [initialized.emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...initialized.emscriptenOpts, preRun: [...preRun, hook] } };
  }
}

/**
 * Start parameters of the embedded database: real fsync, bounded memory and write-ahead log. Shared memory is filled with zeros at the
 * start, so all of it counts; what doesn't fit is read from the system's own cache of the files. There is one connection, but
 * locks are counted per connection, and a migration of all tables takes some hundreds.
 */
export const DURABLE_START_PARAMS: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=8MB', 'max_connections=20', 'max_wal_size=64MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];
