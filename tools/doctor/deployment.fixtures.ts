import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { securityHeaders } from '../security-headers.ts';
import type { Finding } from './finding.ts';

interface FakeResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes one response of a healthy server. */
export type Fault = (request: IncomingMessage, response: FakeResponse) => void;

/** The page of the deployment. */
export const page = `<html><head><base href="/hr/" /><meta name="build" content="abc123" />
<script type="module" src="./assets/initial-a1b2c3d4.js"></script></head><body><div id="root"></div></body></html>`;
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(answer: (request: IncomingMessage) => FakeResponse): Promise<string> {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request);
    response.sendDate = false;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Starts a healthy deployment at `/hr/` with a fault. */
export async function deployment(configuration: unknown, fault: Fault = () => {}): Promise<string> {
  const origin = await listen((request) => {
    const path = (request.url ?? '').slice('/hr/'.length);
    const isFile = path === '' || !path.includes('.');
    const type = path.endsWith('.js') ? 'text/javascript' : isFile ? 'text/html' : 'application/json';
    const response: FakeResponse = {
      status: 200,
      headers: { ...securityHeaders(), 'Content-Type': type, 'Cache-Control': 'no-cache' },
      body: page,
    };
    if (path === 'version.json') response.body = '{"build":"abc123"}';
    else if (path === 'config.json') response.body = JSON.stringify(configuration);
    else if (path === 'assets/initial-a1b2c3d4.js') {
      response.headers['Cache-Control'] = 'public, max-age=31536000, immutable';
      response.headers['Content-Encoding'] = 'identity';
      response.body = '';
    } else if (!isFile || path.startsWith('assets/')) Object.assign(response, { status: 404, body: '' });
    fault(request, response);
    return response;
  });
  return `${origin}/hr/`;
}

/** Starts a healthy backend for any origin with a fault. */
export function backend(fault: Fault = () => {}): Promise<string> {
  return listen((request) => {
    const response: FakeResponse = {
      status: request.method === 'OPTIONS' ? 204 : 200,
      headers: {
        Date: new Date().toUTCString(),
        'Access-Control-Allow-Origin': request.headers.origin ?? 'none',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
        'Access-Control-Expose-Headers': 'Date',
      },
      body: '',
    };
    if (request.url?.endsWith('/Startup')) response.body = '{"isEnabled":true}';
    if (request.url?.endsWith('Valid')) response.body = 'true';
    fault(request, response);
    return response;
  });
}

/** Returns the texts of all findings that are not right. */
export const problems = (findings: Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, text }) => `${level}: ${text}`);
