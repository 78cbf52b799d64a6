import { HttpResponse } from 'msw';
import type { FailureKind } from './scenario.ts';

/** An error of the backend: `{ Message }` with a status. */
export function message(status: number, text: string): Response {
  return HttpResponse.json({ Message: text }, { status });
}

/** Fails a call the way that a scenario asks for. With `timeout` no answer ever comes. */
export async function failWith(kind: FailureKind): Promise<Response> {
  switch (kind) {
    case 'network':
      return HttpResponse.error();
    case 'timeout':
      return new Promise(() => {});
    case 'malformed':
      return new HttpResponse('{"half": ', { headers: { 'Content-Type': 'application/json' } });
    case '400':
    case '401':
    case '403':
    case '404':
    case '500':
      return message(Number(kind), `The server answers ${kind} on request.`);
  }
}
