import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg)$/;

/** A plugin that writes `{file}.br` for every text file at brotli's best quality. */
export function precompressPlugin(compiler: Compiler): void {
  compiler.hooks.afterEmit.tapPromise('precompress', () => precompress(compiler.outputPath));
}

/** Writes `{file}.br` for every text file below a folder. */
export async function precompress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await compress(content, { params }));
    }),
  );
}
