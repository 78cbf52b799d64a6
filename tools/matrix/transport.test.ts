import { readFileSync } from 'node:fs';
import { createTransport } from '@selfservice/api/core/create-transport';
import type { Authorization } from '@selfservice/api/core/create-transport';
import type { Endpoint, EndpointInput } from '@selfservice/api/core/endpoint';
import { languages } from '@selfservice/api/core/language';
import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { errorDetails } from '@selfservice/api/errors/error-details';
import { calls, callNames } from '@selfservice/mock-server/core/calls';
import { errorText } from '../../packages/ui/src/patterns/ErrorPanel/errorText.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { failedRows } from './failed-rows.ts';
import type { FaultName } from './faults.ts';
import { canHappenTo, faultNames, faults, goodResponse } from './faults.ts';
import type { MatrixOutcome } from './outcome-table.ts';
import { outcomeTable } from './outcome-table.ts';
import { brokenValueOf, exampleOf } from './schema-values.ts';

/** Time limit of a call without a response, in milliseconds. No other call has a limit that a busy machine can reach. */
const shortMs = 5;
const base = 'http://backend.test/root';

/** Returns a translation function with the texts of a language. */
function textsOf(language: string): TFunction<'patterns'> {
  const file = new URL(`../../packages/ui/src/patterns/locales/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return ((key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (node, name) => (node as Record<string, unknown>)[name],
        texts,
      )) as TFunction<'patterns'>;
}
const texts = languages.map((language) => textsOf(language));

/** Returns a valid input of an endpoint, generated from its schemas. */
function inputOf({ query, body }: Endpoint): EndpointInput<Endpoint> {
  return {
    ...(query && { query: mapToText(exampleOf(query)) }),
    ...(body && { body: exampleOf(body) }),
  } as EndpointInput<Endpoint>;
}

function mapToText(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query as object).map(([name, value]) => [name, String(value)]));
}

interface Attempted {
  error: unknown;
  tokens: (string | null)[];
  refusedAgain: number;
}

/** Makes a call with the fault in every attempt. */
async function attempt(endpoint: Endpoint, name: FaultName): Promise<Attempted> {
  const tokens: (string | null)[] = [];
  let token = 'one';
  let refusedAgain = 0;
  const authorization: Authorization = {
    signal: new AbortController().signal,
    token: () => token,
    renew: () => Promise.resolve((token = 'two')),
    onRefusedAgain: () => void refusedAgain++,
  };
  const transport = createTransport({
    baseUrl: () => base,
    language: () => 'en',
    pageUrl: 'http://app.test/',
    authorization,
    ...(name.startsWith('time-out') && { timeoutMs: shortMs }),
    fetch: async (_address, init) => {
      tokens.push(new Headers(init?.headers).get('Authorization'));
      return faults[name]({
        endpoint,
        attempt: tokens.length,
        signal: init?.signal ?? new AbortController().signal,
        work: () => Promise.resolve(goodResponse(endpoint)),
      });
    },
  });
  const error: unknown = await transport.call(endpoint, inputOf(endpoint)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, tokens, refusedAgain };
}

type ErrorName = string | null;
const always = (name: ErrorName) => () => name;
const isSigned = ({ auth }: Endpoint) => auth === 'bearer';
const unlessSigned =
  (signed: ErrorName) =>
  (endpoint: Endpoint): ErrorName =>
    isSigned(endpoint) ? signed : 'HttpError';
/** The error for a response that is not JSON. */
const ofBadText = ({ answerFormat }: Endpoint): ErrorName =>
  ({ empty: 'NotTheBackendError', json: 'ContractError', text: null, blob: null })[answerFormat];

/** The expected class of the error for each fault; null for a success. */
const expectedErrors: Record<FaultName, (endpoint: Endpoint) => ErrorName> = {
  'network error before the work': always('NetworkError'),
  'network error after the work': always('NetworkError'),
  'time-out before the work': always('TimeoutError'),
  'time-out after the work': always('TimeoutError'),
  '401 once': unlessSigned(null),
  '401 twice': unlessSigned('SessionEndedError'),
  '401 as an HTML page': always('NotTheBackendError'),
  '401 as an HTML page after the work': always('NotTheBackendError'),
  '400': always('HttpError'),
  '403': always('HttpError'),
  '404': always('HttpError'),
  '409': always('HttpError'),
  '429': always('HttpError'),
  '403 as an HTML page': always('HttpError'),
  '500 before the work': always('HttpError'),
  '500 after the work': always('HttpError'),
  '500 as an HTML page': always('HttpError'),
  '503': always('HttpError'),
  '504 after the work': always('HttpError'),
  '200 as an HTML page': always('NotTheBackendError'),
  '200 as an HTML page after the work': always('NotTheBackendError'),
  redirect: always('NotTheBackendError'),
  '204 after the work': ({ answerFormat }) => (answerFormat === 'empty' ? null : 'HttpError'),
  'empty after the work': ({ answerFormat }) => (answerFormat === 'json' ? 'ContractError' : null),
  'malformed JSON after the work': ofBadText,
  'a wrong type': always('ContractError'),
  'a missing required field': always('ContractError'),
  'an unknown enum value': always('ContractError'),
  '10 MB': ofBadText,
  slow: always(null),
};

const breakOf: Partial<Record<FaultName, Parameters<typeof brokenValueOf>[1]>> = {
  'a wrong type': 'wrongType',
  'a missing required field': 'missingField',
  'an unknown enum value': 'unknownEnum',
};

/** Returns the call and the field that an error names. */
function namedBy(error: unknown) {
  if (error instanceof ContractError)
    return { call: error.endpoint, field: error.field, isOfRequest: error.isOfRequest };
  if (error instanceof HttpError || error instanceof NotTheBackendError) return addressIn(error);
  if (error instanceof NetworkError || error instanceof TimeoutError) return addressIn(error);
  return null;
}

function addressIn({ method, url }: { method?: string | undefined; url: string }) {
  return { call: `${method} ${new URL(url).pathname.replace('/root', '')}` };
}

function expectedNames(endpoint: Endpoint, name: FaultName, error: ErrorName) {
  if (error === null || error === 'SessionEndedError') return null;
  const call = `${endpoint.method} ${endpoint.path}`;
  if (error !== 'ContractError') return { call: call.replace(' ./', ' /') };
  const kind = breakOf[name];
  const field = kind ? brokenValueOf(endpoint.answer, kind)?.field : '';
  return { call, field, isOfRequest: false };
}

/** Returns the titles of an error in each language, and its details for the administrator. */
function wordsOf(error: unknown) {
  if (!(error instanceof Error)) return { titles: [], details: '' };
  return {
    titles: texts.map((t) => errorText(t, 'en', error).title),
    details: JSON.stringify(errorDetails(error)),
  };
}

const outcomes: MatrixOutcome[] = [];

async function checkFault(endpoint: Endpoint, name: FaultName): Promise<void> {
  const expected = expectedErrors[name](endpoint);
  const { error, tokens, refusedAgain } = await attempt(endpoint, name);
  const { titles, details } = wordsOf(error);

  expect(error instanceof Error ? error.name : error, 'error').toBe(expected);
  expect(namedBy(error), 'call and field of the error').toEqual(expectedNames(endpoint, name, expected));
  const isWriteAfterPage = endpoint.method === 'POST' && name.includes('HTML page');
  const isRepeated = isSigned(endpoint) && name.startsWith('401') && !isWriteAfterPage;
  expect(tokens, 'tokens').toEqual(
    isRepeated ? ['Bearer one', 'Bearer two'] : [isSigned(endpoint) ? 'Bearer one' : null],
  );
  const refusals = isSigned(endpoint) && name === '401 twice' ? 1 : 0;
  expect(refusedAgain, 'refusals of the renewed token').toBe(refusals);
  expect(
    titles.filter((title) => !/^\p{Lu}.{10,}\.$/su.test(title)),
    'titles',
  ).toEqual([]);
  expect(details, 'details').not.toMatch(/Bearer (one|two)|hunter2|abcdef/);
  expect(details.length, 'length of the details').toBeLessThan(50_000);
  outcomes.push({ row: name, outcome: expected ?? 'success' });
}

test.each(callNames)('%s rejects every fault with the expected error', async (call) => {
  const endpoint: Endpoint = calls[call];
  const possible = faultNames.filter((name) => canHappenTo(endpoint, name));
  const failed = await failedRows(possible, String, (name) => checkFault(endpoint, name));
  expect(failed).toEqual([]);
});

test('docs/fault-matrix/calls.md contains these outcomes', async () => {
  await expect(
    outcomeTable(
      'Calls',
      [
        'Every endpoint of the contract is called with every fault. The table counts the endpoints by',
        'the result of the call: an error class, or success. "Work" is what the backend does for the',
        'call: a fault after the work loses only the response.',
      ].join(' '),
      outcomes,
    ),
  ).toMatchFileSnapshot('../../docs/fault-matrix/calls.md');
});
