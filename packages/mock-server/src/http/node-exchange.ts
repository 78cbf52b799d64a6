import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The request of the fetch standard that Node has received; its body streams.
 *
 * @throws TypeError its method or its address is none
 */
export function toRequest(incoming: IncomingMessage): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // Joined as text: a path that begins with two slashes would otherwise name a host.
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

/** Sends an answer with every one of its cookies; an error response cuts the connection, as a lost network does. */
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

/** A client on another origin of this machine may call with cookies. */
export function allowOrigin(origin: string | undefined, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin');
  if (!origin || !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language, Accept');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST');
}
