// Loaded into the measured server by `node --import`: writes the heap of each thread and the memory of each WebAssembly module into a
// file per thread, so that memory-table.ts can tell the threads of one process apart. A parent asks for its workers' statistics,
// since a busy worker runs no timers.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import threads from 'node:worker_threads';

const EVERY_MS = 100;
const folder = process.env.MEMORY_PROBE_FOLDER ?? '.';
/** @type {Map<threads.Worker, string>} */
const workers = new Map();
/** @type {Set<WeakRef<WebAssembly.Memory>>} */
const memories = new Set();

if (threads.isMainThread) process.once('exit', () => rmSync(fileOf(0), { force: true }));

const { Worker } = threads;
threads.Worker = class extends Worker {
  /** @param {string | URL} file @param {threads.WorkerOptions} [options] */
  constructor(file, options) {
    super(file, options);
    const name = String(file).split('/').slice(-2).join('/');
    workers.set(this, name);
    const id = this.threadId;
    this.once('exit', () => {
      workers.delete(this);
      rmSync(fileOf(id), { force: true });
    });
  }
};
syncBuiltinESMExports();

const { instantiate } = WebAssembly;
WebAssembly.instantiate = /** @type {typeof instantiate} */ (
  async (/** @type {any} */ source, /** @type {any} */ imports) => {
    const result = /** @type {any} */ (await instantiate(source, imports));
    const { exports } = result.instance ?? result;
    for (const one of [...Object.values(exports), ...Object.values(imports?.env ?? {})])
      if (one instanceof WebAssembly.Memory) memories.add(new WeakRef(one));
    return result;
  }
);

/** @param {number} id @param {string} name @param {import('node:v8').HeapInfo} heap */
function write(id, name, heap, wasmBytes = 0) {
  const [heapMb, externalMb, wasmMb] = [heap.total_physical_size, heap.external_memory, wasmBytes].map((bytes) => bytes / 2 ** 20);
  const file = fileOf(id);
  writeFileSync(`${file}.new`, JSON.stringify({ name, heapMb, externalMb, wasmMb }));
  renameSync(`${file}.new`, file);
}

/** @param {number} id */
function fileOf(id) {
  return `${folder}/${process.pid}-${id}.json`;
}

setInterval(() => {
  const wasmBytes = [...memories].reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0);
  if (threads.isMainThread) write(0, 'main', getHeapStatistics(), wasmBytes);
  for (const [worker, name] of workers) {
    const id = worker.threadId;
    worker.getHeapStatistics().then(
      (heap) => workers.has(worker) && write(id, name, heap),
      () => undefined,
    );
  }
}, EVERY_MS).unref();
