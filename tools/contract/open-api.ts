import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaWords } from '@selfservice/api/areas/area-words';
import type { BodyFormat, Endpoint, WireSchema } from '@selfservice/api/core/endpoint';
import type { SampleCall } from '@selfservice/mock-server/all-samples.fixtures';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { calls } from '@selfservice/mock-server/core/calls';
import { backendCalls } from './backend-calls.ts';
import type { Doc, WireDocs } from './doc-comments.ts';
import { readWireDocs } from './doc-comments.ts';
import type { JsonSchemas } from './json-schemas.ts';
import { createJsonSchemas, described } from './json-schemas.ts';
import type { CallExamples } from './mock-examples.ts';
import { mockExamples } from './mock-examples.ts';
import { areaOfCall } from './area-of-call.ts';

/** The path of the document in the repository. */
export const contractFile = join(import.meta.dirname, '../../docs/contract/openapi.json');

type Json = Record<string, unknown>;

const contentTypes: Record<BodyFormat, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const introduction = `The calls that the self-service front end makes. The document is written from the schemas that the client and its mock
backend use (\`pnpm contract\`).

- Date-times are wall-clock times as \`yyyy-MM-ddTHH:mm:ssZ\`. The \`Z\` is written and ignored. A date is a date-time at 00:00:00, a month is
  its first day.
- Durations and balances are whole minutes and may be negative.
- Unknown fields are ignored. A field that is not required may be missing or null and then has its default.
- The body of an error is \`{ "Message": … }\` or plain text. Its words are shown to the user.
- A response must not be a redirect or an HTML page.
- A backend on another origin sends \`Access-Control-Expose-Headers: Date\`, because the client compares the clocks.
- \`x-assumed\` marks what the backend team has not confirmed, \`x-assumed-reason\` says what was assumed.
- A group of actions in \`security\` is needed completely; one of several groups is enough. An action counts as missing if it is in
  \`userDisabledActions\` or \`userInvisibleActions\` of the token.`;

/** Writes the calls of the backend as an OpenAPI 3.1 document. */
async function openApi(): Promise<Json> {
  const docs = await readWireDocs();
  const schemas = createJsonSchemas(docs);
  const examples = await mockExamples();
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const areas = new Set(backendCalls.map(areaOfCall));
  return {
    openapi: '3.1.0',
    info: { title: 'Backend of the self-service front end', version, description: introduction },
    servers: [
      { url: '/', description: 'The `endpoint` of `config.json`; by default the origin of the page.' },
    ],
    tags: areaWords.filter((word) => areas.has(word)).map((name) => ({ name })),
    paths: Object.fromEntries(
      backendCalls.toSorted(byAreaAndPath).map((name) => [
        calls[name].path,
        {
          [calls[name].method.toLowerCase()]: operation(name, docs, schemas, examples[name] as CallExamples),
        },
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `access_token` of `POST /Token`.' },
      },
      parameters: { language: languageParameter },
      headers: { Date: dateHeader },
      schemas: { ...schemas.components, Error: errorSchema },
    },
  };
}

function byAreaAndPath(one: CallName, other: CallName): number {
  const [area, otherArea] = [one, other].map((name) => areaWords.indexOf(areaOfCall(name))) as [
    number,
    number,
  ];
  return area - otherArea || (calls[one].path < calls[other].path ? -1 : 1);
}

const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  required: true,
  description: 'The language of the texts of the response.',
  schema: { type: 'string', enum: ['en', 'cs', 'sk'] },
};

const dateHeader = {
  description:
    'The time of the server. The client warns if the clock of the device differs by more than two minutes.',
  schema: { type: 'string' },
};

const errorSchema = {
  type: 'object',
  description: 'The body of an error. Plain text with the words of the message is accepted too.',
  properties: {
    Message: { type: 'string', description: 'Words for the user, in the language of the request.' },
    ExceptionMessage: { type: 'string', description: 'Details for an administrator.' },
  },
  required: ['Message'],
};

function operation(name: CallName, docs: WireDocs, schemas: JsonSchemas, examples: CallExamples): Json {
  const endpoint: Endpoint = calls[name];
  const { doc } = docs.constants.get(name) ?? { doc: null };
  const parameters = [
    { $ref: '#/components/parameters/language' },
    ...queryParameters(endpoint, docs, schemas, examples.samples),
  ];
  return {
    operationId: name,
    tags: [areaOfCall(name)],
    summary: summaryOf(doc, name),
    ...described(doc),
    ...(doc?.requirements.length && { 'x-requirements': doc.requirements }),
    ...(endpoint.auth === 'cookies' && { 'x-cookies': true }),
    security: securityOf(endpoint, examples.samples),
    ...actionsByExample(examples.samples),
    parameters,
    ...(endpoint.body && { requestBody: requestBody(endpoint, endpoint.body, schemas, examples.samples) }),
    responses: responses(name, endpoint, schemas, examples),
  };
}

function summaryOf(doc: Doc | null, name: CallName): string {
  if (!doc?.text) throw new Error(`The call ${name} has no doc comment.`);
  return (/^.+?[.:;](?=\s|$)/.exec(doc.text)?.[0] ?? doc.text).replace(/[.:;]$/, '');
}

function queryParameters(
  { query }: Endpoint,
  docs: WireDocs,
  schemas: JsonSchemas,
  [sample]: readonly SampleCall[],
): Json[] {
  const entries = (query as unknown as { entries?: Record<string, WireSchema> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    allowEmptyValue: true,
    ...described(docs.fieldOf(query as object, name)),
    schema: schemas.of(schema),
    example: sample?.query?.[name],
  }));
}

const prefixed = (way: readonly string[]) => way.map((action) => `SelfServiceApp_${action}`);

/** The groups of actions of all samples. OpenAPI lists roles beside a scheme, and any item of the list is enough. */
function securityOf({ auth }: Endpoint, samples: readonly SampleCall[]): Json[] {
  if (auth !== 'bearer') return [{}];
  const ways = samples.flatMap((sample) => (sample.ways === 'everyone' ? [[]] : sample.ways.map(prefixed)));
  const groups = new Map(ways.map((way) => [way.join(), way]));
  return [...groups.values()].map((bearer) => ({ bearer }));
}

/** The groups of actions of each example, where they depend on the body. */
function actionsByExample(samples: readonly SampleCall[]): Json {
  if (new Set(samples.map(({ ways }) => JSON.stringify(ways))).size < 2) return {};
  const entries = samples.map(({ ways }, index) => [
    exampleName(index),
    ways === 'everyone' ? [] : ways.map(prefixed),
  ]);
  return { 'x-actions-by-example': Object.fromEntries(entries) };
}

const exampleName = (index: number) => `example${index + 1}`;

function requestBody(
  { bodyFormat }: Endpoint,
  body: WireSchema,
  schemas: JsonSchemas,
  samples: readonly SampleCall[],
): Json {
  const values = bodyFormat === 'multipart' ? [] : samples.map((sample) => sample.body);
  const examples = values.map((value, index) => [exampleName(index), { value }]);
  return {
    required: true,
    content: {
      [contentTypes[bodyFormat]]: {
        schema: schemas.of(body),
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

function responses(name: CallName, endpoint: Endpoint, schemas: JsonSchemas, examples: CallExamples): Json {
  const statuses: Record<string, string[]> = {
    ...(endpoint.auth === 'none' && !endpoint.body && !endpoint.query
      ? {}
      : { 400: ['The request breaks the contract.'] }),
    ...(endpoint.auth === 'bearer' && {
      401: ['The token is missing, expired or unknown. The client renews it once, then the session ends.'],
      403: [
        examples.samples.some(({ ways }) => ways !== 'everyone')
          ? 'An action is missing, or the password must be changed first.'
          : 'The password must be changed first.',
      ],
    }),
  };
  for (const { status, when } of examples.refusals) statuses[status] = [...(statuses[status] ?? []), when];
  const error = (status: string, words: string[]) => [
    status,
    {
      description: words.join(' '),
      content: {
        'application/json': {
          schema: {
            $ref: `#/components/schemas/${name === 'postToken' && status === '400' ? 'TokenError' : 'Error'}`,
          },
          ...refusalExamples(examples, Number(status)),
        },
      },
    },
  ];
  return {
    200: {
      description: endpoint.answerFormat === 'empty' ? 'Done. Any 2xx is accepted.' : 'The response.',
      headers: { Date: { $ref: '#/components/headers/Date' } },
      ...answerContent(endpoint, schemas, examples.answer),
    },
    ...Object.fromEntries(Object.entries(statuses).map(([status, words]) => error(status, words))),
    ...Object.fromEntries([error('5XX', ['The server has failed. Whether a write was done is unknown.'])]),
  };
}

function refusalExamples({ refusals }: CallExamples, status: number): Json {
  const own = refusals.filter((refusal) => refusal.status === status);
  if (own.length === 0) return {};
  const examples = own.map(({ when, body }, index) => [exampleName(index), { summary: when, value: body }]);
  return { examples: Object.fromEntries(examples) };
}

function answerContent({ answerFormat, answer }: Endpoint, schemas: JsonSchemas, value: unknown): Json {
  switch (answerFormat) {
    case 'empty':
      return {};
    case 'blob':
      return { content: { 'application/octet-stream': { schema: schemas.of(answer) } } };
    case 'text':
      return {
        content: {
          'application/json': { schema: schemas.of(answer), example: value },
          'text/plain': { schema: schemas.of(answer) },
        },
      };
    case 'json':
      return { content: { 'application/json': { schema: schemas.of(answer), example: value } } };
  }
}

/** Returns the document as it is kept in the repository. */
export async function contractText(): Promise<string> {
  return `${JSON.stringify(await openApi(), null, 2)}\n`;
}
