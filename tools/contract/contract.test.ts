import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { callNames, calls } from '@selfservice/mock-server/core/calls';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { brokenValueOf, exampleOf } from '../matrix/schema-values.ts';
import { toDoc, wireFiles } from './doc-comments.ts';
import { backendCalls } from './backend-calls.ts';
import { contractFile, contractText } from './open-api.ts';

interface Content {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
type Contents = Record<string, Content>;
interface Operation {
  operationId: string;
  description: string;
  security: { bearer?: string[] }[];
  requestBody?: { content: Contents };
  responses: Record<string, { content?: Contents }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const text = readFileSync(contractFile, 'utf8');
const document = JSON.parse(text) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('docs/contract/openapi.json is what `pnpm contract` writes', async () => {
  expect(await contractText(), 'run `pnpm contract`').toBe(text);
});

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator({ strict: false }).validate(JSON.parse(text) as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('every call of the backend is an operation with a description', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(backendCalls.toSorted());
  expect(callNames.filter((name) => !backendCalls.includes(name))).toEqual(['getConfiguration']);
  expect(operations.filter(({ description }) => !description)).toEqual([]);
});

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, 'openapi');

/** Compiles a schema of the document, whose references begin at its root. */
function compiled(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object);
}

const contents = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap((content) =>
    Object.values(content ?? {}).map((one): [string, Content] => [operationId, one]),
  ),
);

test('every example fits its schema', () => {
  const wrong = contents.flatMap(([call, { schema, example, examples = {} }]) => {
    const validate = compiled(schema);
    const values = [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples).map((one) => one.value),
    ];
    return values.filter((value) => !validate(value)).map((value) => [call, value, validate.errors]);
  });
  expect(wrong).toEqual([]);
  expect(
    contents.filter(([, { example, examples }]) => example !== undefined || examples).length,
  ).toBeGreaterThan(100);
});

const kinds = ['wrongType', 'missingField', 'unknownEnum'] as const;

test.each(kinds)('the schemas accept what the client accepts, and refuse a response with %s', (kind) => {
  const judged = operations.flatMap(({ operationId, responses }) => {
    const { answer, answerFormat } = calls[operationId as keyof typeof calls];
    const content = responses['200']?.content?.['application/json'];
    const broken = brokenValueOf(answer, kind);
    if (answerFormat !== 'json' || !content || !broken) return [];
    const validate = compiled(content.schema);
    return [[operationId, validate(exampleOf(answer)), validate(JSON.parse(JSON.stringify(broken.value)))]];
  });
  expect(judged.length).toBeGreaterThan(kind === 'unknownEnum' ? 3 : 20);
  expect(judged.filter(([, accepts, acceptsBroken]) => accepts !== true || acceptsBroken !== false)).toEqual(
    [],
  );
});

test('what a wire file marks as ASSUMED is marked in the document, with its reason', () => {
  const marks = wireFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*.*?\*\/|\/\/[^\n]*/gs)].flatMap(([whole]) =>
      whole.includes('ASSUMED') ? [toDoc(whole.replace(/^\/\/|^\/\*\*|\*\/$/g, '')).assumed ?? ''] : [],
    ),
  );
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.filter((reason) => !text.includes(JSON.stringify(reason)))).toEqual([]);
  expect(text.match(/"x-assumed": true/g)?.length).toBe(text.match(/"x-assumed-reason"/g)?.length);
});

test('only wire files mark what is assumed about the backend', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}');
  const marking = sources.filter((file) => readFileSync(file, 'utf8').includes('ASSUMED'));
  expect(marking.filter((file) => !file.endsWith('.wire.ts'))).toEqual([]);
});

test('toDoc separates the description, what is assumed, and requirements', () => {
  expect(
    toDoc('* Decides many\n * requests. ASSUMED: the note. @requirement approvals-42, approvals-43 '),
  ).toEqual({
    text: 'Decides many requests.',
    assumed: 'the note.',
    requirements: ['approvals-42', 'approvals-43'],
  });
  expect(toDoc(' ASSUMED').assumed).toBe('the shape');
  expect(toDoc('* A day.')).toEqual({ text: 'A day.', assumed: null, requirements: [] });
});

test('a call lists the groups of actions that allow it', () => {
  const { security } = operations.find(({ operationId }) => operationId === 'postRequestAccounts') ?? {};
  expect(security?.map(({ bearer }) => bearer)).toContainEqual([
    'SelfServiceApp_RunMyRequests',
    'SelfServiceApp_Absence',
  ]);
  expect(security).toHaveLength(4);
});
