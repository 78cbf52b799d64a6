import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressions = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Pictures and fonts are compressed already. */
const compressible = /\.(css|html|js|json|map|svg|txt|wasm|webmanifest)$/;
/** A deployment may edit the page for its folder. A compressed copy of the old page would then be served instead. */
const page = 'index.html';
/** Files compressed at the same time; the work itself is done by the threads of Node. */
const parallel = 8;

/** Returns the names of the files in a folder that get compressed copies. */
export async function filesToCompress(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => compressible.test(name) && name !== page);
}

/** Writes a brotli and a gzip file beside a file, each only if it is smaller. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all(
    Object.entries(compressions).map(async ([extension, compress]) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(path + extension, compressed);
      else await rm(path + extension, { force: true });
    }),
  );
}

/** A plugin that writes compressed files beside the files of the build, for servers that send them as they are. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const left = await filesToCompress(folder);
        const work = async () => {
          for (let name = left.pop(); name !== undefined; name = left.pop())
            await compressFile(join(folder, name));
        };
        await Promise.all(Array.from({ length: parallel }, work));
      },
    },
  };
}
