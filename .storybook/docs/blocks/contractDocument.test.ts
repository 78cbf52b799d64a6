import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContractDocument, DocumentSchema } from './contractDocument.ts';
import { callsOf, examplesOf, fieldsOf, typeText, wordsOf } from './contractDocument.ts';

const contract = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as ContractDocument;

test('every call of the document is listed', () => {
  const calls = callsOf(contract);
  expect(calls).toHaveLength(62);
  expect(calls.filter(({ method, summary }) => !summary || !['GET', 'POST'].includes(method))).toEqual([]);
});

test.each<[DocumentSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['number', 'null'] }, 'number | null'],
  [{ $ref: '#/components/schemas/Request' }, 'Request'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Request' } }, 'Request[]'],
  [{ type: ['array', 'null'], items: { type: 'string' } }, 'string[] | null'],
  [{ anyOf: [{ $ref: '#/x/WallClockTime' }, { type: 'null' }] }, 'WallClockTime | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ enum: [0, 'a'] }, '0 | "a"'],
  [{ const: -3 }, '-3'],
  [{ type: 'string', contentMediaType: 'application/octet-stream' }, 'file'],
  [{}, 'any'],
])('the type of %j is %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test('fields have the path that the conformance check prints, and what is assumed', () => {
  const overtime = callsOf(contract).find(({ operationId }) => operationId === 'postPlanStates');
  const schema = overtime?.responses['200']?.content?.['application/json']?.schema ?? {};
  const fields = fieldsOf(contract, schema);
  expect(fields.map(({ path }) => path).slice(0, 4)).toEqual([
    'Results',
    'Results[].OcFullName',
    'Results[].DateFrom',
    'Results[].DateTo',
  ]);
  expect(fields[1]).toEqual({
    path: 'Results[].OcFullName',
    isRequired: true,
    type: 'string',
    description: 'Personal number and full name in one text.',
    assumed: '',
  });
});

test('a schema inside of itself ends', () => {
  const reports = callsOf(contract).find(({ operationId }) => operationId === 'getReportHierarchy');
  const schema = reports?.responses['200']?.content?.['application/json']?.schema ?? {};
  expect(fieldsOf(contract, schema).length).toBeLessThan(30);
});

test('every call with a body has a sample of it, except files', () => {
  const withoutSample = callsOf(contract).flatMap(({ operationId, requestBody, responses }) => {
    const bodies = { request: requestBody?.content, response: responses['200']?.content };
    return Object.entries(bodies).flatMap(([name, content = {}]) => {
      const [first] = Object.entries(content);
      const isFile = first && /multipart|octet-stream/.test(first[0]);
      return first && !isFile && examplesOf(first[1]).length === 0 ? [`${operationId}: ${name}`] : [];
    });
  });
  expect(withoutSample).toEqual([]);
});

test('every call has its errors, and its rights or none', () => {
  for (const { responses, security } of callsOf(contract)) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '5XX']));
    expect(security.length).toBeGreaterThan(0);
  }
});

test('a call is found by a field of its body and by its rights', () => {
  const call = callsOf(contract).find(({ operationId }) => operationId === 'postPlanStates');
  const words = call ? wordsOf(contract, call) : '';
  for (const word of ['OcFullName', 'SelfServiceApp_RunPlanStates', 'POST', call?.path ?? '-'])
    expect(words).toContain(word);
});
