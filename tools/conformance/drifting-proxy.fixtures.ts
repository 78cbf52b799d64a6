import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@selfservice/mock-server/core/calls';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { send, toRequest } from '@selfservice/mock-server/http/node-exchange';

/** A response that a drift changes. */
interface Passing {
  status: number;
  headers: Headers;
  body: string;
  /** Whether the request has a valid token. */
  isSignedIn: boolean;
}

/** Changes a response. */
export type Drift = (passing: Passing) => Partial<Passing>;

/** A server between the check and a backend. */
export interface DriftingProxy extends AsyncDisposable {
  url: string;
  /** Every body that has passed, after the drift. */
  bodies: string[];
}

/** Starts a proxy over real HTTP that changes the responses of some calls. */
export async function startDriftingProxy(
  target: string,
  drifts: Partial<Record<CallName, Drift>>,
): Promise<DriftingProxy> {
  const bodies: string[] = [];

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : null;
    const { method, headers: sent } = request;
    const response = await fetch(target + pathname + search, {
      method,
      headers: sent,
      body,
      redirect: 'manual',
    });
    const name = (Object.keys(drifts) as CallName[]).find((one) => pathname === calls[one].path);
    const original: Passing = {
      status: response.status,
      headers: new Headers(response.headers),
      body: await response.text(),
      isSignedIn: !sent.get('Authorization')?.includes('wrong'),
    };
    const { status, headers, body: changed } = { ...original, ...(name && drifts[name]?.(original)) };
    for (const header of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      headers.delete(header);
    bodies.push(changed);
    return new Response(changed === '' ? null : changed, { status, headers });
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.sendDate = false;
    answer(toRequest(incoming)).then(
      (response) => send(response, outgoing),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bodies,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
