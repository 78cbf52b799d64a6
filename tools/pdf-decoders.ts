import { createRequire } from 'node:module';
import { join } from 'node:path';

const { version } = createRequire(join(import.meta.dirname, '../packages/ui/package.json'))(
  'pdfjs-dist/package.json',
) as { version: string };

/**
 * Returns the file name of an asset in a build. The decoders of pictures in reports keep their names and are in one folder,
 * because the worker that reads reports adds their names to its address.
 */
export function assetFileNames({
  originalFileNames: [source = ''],
}: {
  originalFileNames: string[];
}): string {
  const isDecoder = source.includes('/pdfjs-dist/wasm/');
  return isDecoder ? `assets/pdf-${version}/[name][extname]` : 'assets/[name]-[hash][extname]';
}
