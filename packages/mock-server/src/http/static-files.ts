import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a file of a folder, or its `index.html` for an address of the application. Undefined where neither fits. */
export function answerFile(directory: string, request: Request): Response | undefined {
  const path = normalize(decodeURIComponent(new URL(request.url).pathname));
  const file = join(directory, path);
  if (isFile(file)) return fileResponse(file);
  // Only an address without an ending is one of the application's; a missing file is missing.
  return extname(path) === '' ? fileResponse(join(directory, 'index.html')) : undefined;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function fileResponse(file: string): Response {
  const isHashed = file.includes('/assets/');
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    },
  });
}
