import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createTransport } from './create-transport.ts';
import { endpoint } from './endpoint.ts';

const read = endpoint({ method: 'GET', path: '/read', answer: v.object({ a: v.number() }), auth: 'none' });
const ticket = endpoint({
  method: 'GET',
  path: '/ticket',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'none',
});

function transportWith(...responses: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  const onAnswer = vi.fn<(received: unknown, value: unknown) => void>();
  const baseUrl = () => 'http://backend.test';
  return { transport: createTransport({ baseUrl, language: () => 'en', fetch, onAnswer }), onAnswer };
}

test('onAnswer receives the body as it was sent, with fields that the contract does not have', async () => {
  const { transport, onAnswer } = transportWith(Response.json({ a: 1, b: 2 }), Response.json('abc'));
  expect(await transport.call(read, {})).toEqual({ a: 1 });
  await transport.call(ticket, {});
  expect(onAnswer.mock.calls).toEqual([
    [read, { a: 1, b: 2 }],
    [ticket, 'abc'],
  ]);
});

test('onAnswer receives a body that breaks the contract, but no error', async () => {
  const { transport, onAnswer } = transportWith(
    Response.json({ a: '1' }),
    Response.json({ Message: 'No' }, { status: 500 }),
  );
  await expect(transport.call(read, {})).rejects.toMatchObject({ name: 'ContractError' });
  await expect(transport.call(read, {})).rejects.toMatchObject({ name: 'HttpError' });
  expect(onAnswer.mock.calls).toEqual([[read, { a: '1' }]]);
});

const json = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } });

test.each(['{"a":9007199254740993}', '{"a": -9007199254740993}', '{"a":1,"rows":[ 9007199254740993]}'])(
  'refuses %s, whose number would be read as another one',
  { tags: ['shell-45'] },
  async (body) => {
    const { transport } = transportWith(json(body));
    await expect(transport.call(read, {})).rejects.toMatchObject({
      name: 'ContractError',
      problem: expect.stringMatching(/^-?9007199254740992 cannot be read exactly$/) as string,
    });
  },
);

test.each([
  '{"a":9007199254740991}',
  '{"a":1,"text":"card: 90071992547409930"}',
  '{"a":0.30000000000000004}',
])('reads %s', async (body) => {
  const { transport } = transportWith(json(body));
  await expect(transport.call(read, {})).resolves.toHaveProperty('a');
});
