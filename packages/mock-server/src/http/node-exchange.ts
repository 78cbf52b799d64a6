import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Converts a request of Node to a `Request` with a streaming body.
 *
 * @throws TypeError the method or the address is invalid
 */
export function toRequest(incoming: IncomingMessage): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // Joined as text, because `new URL` would take a path that begins with two slashes for a host.
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

/** Sends a response with all of its cookies. A network error response closes the connection. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status);
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
  else outgoing.end();
}

/** Sets the CORS headers that allow pages on other ports of this machine to call with cookies. */
export function allowOrigin(origin: string | undefined, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin');
  if (!origin || !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language, Accept');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  outgoing.setHeader('Access-Control-Expose-Headers', 'Date');
}
