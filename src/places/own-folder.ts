import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files may be kept, asked at each use; null: in memory. */
export type OwnFolder = () => Promise<string | null>;

/**
 * A folder in `dataDir`, made when it is first needed. null where there is no `dataDir` or nothing can be written to it: the command
 * line works without one.
 */
export function folderIn(dataDir: string, name: string): OwnFolder {
  const path = join(dataDir, name);
  return async () => {
    try {
      await mkdir(path, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return null;
    }
    return path;
  };
}

export const NO_FOLDER: OwnFolder = async () => null;
