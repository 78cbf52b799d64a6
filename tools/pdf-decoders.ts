/**
 * Returns the file name of an asset in a build. The decoders of pictures in reports keep their names in a folder of their own,
 * because the worker that reads reports adds their names to its address. It is not in `assets`, whose files never change.
 */
export function assetFileNames({
  originalFileNames: [source = ''],
}: {
  originalFileNames: string[];
}): string {
  const isDecoder = source.includes('/pdfjs-dist/wasm/');
  return isDecoder ? 'pdf-decoders/[name][extname]' : 'assets/[name]-[hash][extname]';
}
