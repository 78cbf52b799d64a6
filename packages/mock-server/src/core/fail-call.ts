import type { Endpoint } from '@selfservice/api/core/endpoint';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { HttpResponse, delay } from 'msw';
import type { CallName } from './calls.ts';
import { calls } from './calls.ts';
import { coreWords } from './core-words.ts';
import type { Database } from './database.ts';
import type { Failure } from './failure.ts';
import { everyCall, slowMs } from './failure.ts';
import { message } from './refusals.ts';
import { withoutField } from './without-field.ts';

/** Returns the response of a call, or a failure if the scenario defines one. */
export async function workOrFail(
  database: Database,
  endpoint: Endpoint,
  language: BackendLanguage,
  work: () => Promise<Response>,
): Promise<Response> {
  const failure = dueFailure(database, endpoint);
  if (!failure) return work();
  if (failure.kind === 'slow') {
    await delay(slowMs);
    return work();
  }
  if (failure.kind === 'missingField') return withoutField(endpoint, await work());
  if (failure.isAfterWork) await work();
  return failedAnswer(failure, language);
}

/** Counts the call for each of its failures and returns the first failure whose turn it is. */
function dueFailure({ scenario, failureCounts }: Database, endpoint: Endpoint): Failure | undefined {
  return scenario.failures
    .filter(({ call }) => (call === everyCall ? !isOfSignIn(endpoint) : calls[call] === endpoint))
    .filter((failure) => {
      const count = (failureCounts.get(failure) ?? 0) + 1;
      failureCounts.set(failure, count);
      const { occasion = 'always' } = failure;
      return occasion === 'always' || count === (occasion === 'once' ? 1 : occasion);
    })[0];
}

/** The calls with a token that a sign-in needs. */
const callsOfSignIn: readonly CallName[] = [
  'getUserList',
  'getUserLanguage',
  'getEmploymentTicket',
  'getSubstituteTicket',
];

function isOfSignIn(endpoint: Endpoint): boolean {
  return endpoint.auth !== 'bearer' || callsOfSignIn.some((name) => calls[name] === endpoint);
}

type FinalKind = Exclude<Failure['kind'], 'slow' | 'missingField'>;

function failedAnswer({ kind, body }: Failure, language: BackendLanguage): Response | Promise<Response> {
  switch (kind as FinalKind) {
    case 'portal':
      return HttpResponse.html('<!doctype html><title>Free Wi-Fi</title><p>Accept the terms.');
    case 'redirect':
      return new HttpResponse(null, { status: 302, headers: { Location: '/portal' } });
    case 'network':
      return HttpResponse.error();
    case 'timeout':
      return new Promise(() => {});
    case 'malformed':
      return new HttpResponse('{"half": ', { headers: { 'Content-Type': 'application/json' } });
    case 'nothing':
      return new HttpResponse(null);
    case '400':
    case '401':
    case '403':
    case '404':
    case '409':
    case '429':
    case '500':
    case '503':
    case '504':
      return bodies[body ?? 'message'](Number(kind), coreWords.onPurpose[language]);
  }
}

/** Creates a response with a status and a message, for each format of the body. */
const bodies: Record<NonNullable<Failure['body']>, (status: number, words: string) => Response> = {
  message,
  exception: (status, words) =>
    HttpResponse.json({ Message: words, ExceptionMessage: 'Thrown on request.' }, { status }),
  text: (status, words) => HttpResponse.text(words, { status }),
  html: (status, words) => HttpResponse.html(`<!doctype html><title>${words}</title>`, { status }),
  empty: (status) => new HttpResponse(null, { status }),
};
