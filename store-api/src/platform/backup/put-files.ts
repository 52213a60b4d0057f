import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves files from one folder to another. What they replace is moved to a third. Answers how to undo it, and undoes it
 * when one cannot be moved.
 */
export async function putFiles(
  paths: readonly string[],
  { from, to, replaced }: { readonly from: string; readonly to: string; readonly replaced: string },
): Promise<() => Promise<void>> {
  const put: { readonly path: string; readonly hasReplaced: boolean }[] = [];
  const undo = async () => {
    for (const { path, hasReplaced } of put.toReversed()) {
      if (hasReplaced) await rename(join(replaced, path), join(to, path));
      else await rm(join(to, path), { force: true });
    }
  };
  try {
    for (const path of paths) {
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      put.push({ path, hasReplaced: await moved(join(to, path), join(replaced, path)) });
      await rename(join(from, path), join(to, path));
    }
  } catch (fault) {
    await undo();
    throw fault;
  }
  return undo;
}

/** False for a file that does not exist. */
async function moved(file: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await rename(file, to);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw fault;
  }
}
