import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Matches the types worth compressing; images and fonts are compressed already. */
const packable = /^(text|application\/(manifest\+)?json|image\/svg)/;

/**
 * Serves a file of a folder, or its `index.html` for an address of the application. Returns undefined for other requests.
 * Text is compressed if the browser accepts it, like a production server does.
 */
export function answerFile(directory: string, request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const path = pathOf(request);
  if (path === undefined) return undefined;
  const file = join(directory, path);
  if (isFile(file)) return fileResponse(file, request);
  // Only a path without a file extension is an address of the application. A sentence may have left its full stop in a link.
  const page = join(directory, 'index.html');
  return !/\.[a-z0-9]+$/i.test(path) && isFile(page) ? fileResponse(page, request) : undefined;
}

/** Returns the path below the folder, never above it; undefined if it cannot be decoded. */
function pathOf(request: Request): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(request.url).pathname));
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  // File names cannot contain NUL.
  return !path.includes('\0') && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

function fileResponse(file: string, request: Request): Response {
  const isHashed = file.includes('/assets/');
  const type = types[extname(file)] ?? 'application/octet-stream';
  const isPacked = packable.test(type) && /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  const content = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(isPacked ? content.pipeThrough(new CompressionStream('gzip')) : content, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    },
  });
}
