import { actions } from '@selfservice/api/session/permissions';
import { describe, expect, test } from 'vitest';
import type { SampleCall } from './all-samples.fixtures.ts';
import { allSamples } from './all-samples.fixtures.ts';
import type { CallName } from './core/calls.ts';
import { calls } from './core/calls.ts';
import { contractHandlers } from './handlers.generated.ts';
import { sendCall } from './send-call.fixtures.ts';

const sampleCalls = await allSamples();
const samples = Object.entries(sampleCalls).flatMap(([name, list]) =>
  list.map((sample, index): [string, CallName, SampleCall] => [
    `${name} ${index + 1}`,
    name as CallName,
    sample,
  ]),
);
const lists = ['disabledActions', 'invisibleActions'] as const;

const refused = { status: 403, text: expect.stringMatching(/^\{"Message":".+"\}$/) as string };
const allowed = expect.objectContaining({ status: 200 }) as { status: number; text: string };

test('every endpoint with a token has a sample', () => {
  const signed = contractHandlers.filter(({ endpoint }) => endpoint.auth === 'bearer');
  expect(new Set(Object.keys(sampleCalls).map((name) => calls[name as CallName]))).toEqual(
    new Set(signed.map(({ endpoint }) => endpoint)),
  );
});

test('samples name only actions that the product knows', () => {
  const known = new Set<string>(Object.values(actions));
  const named = samples.flatMap(([, , { ways }]) => (ways === 'everyone' ? [] : ways.flat()));
  expect(named.filter((name) => !known.has(`SelfServiceApp_${name}`))).toEqual([]);
});

describe.each(samples)('%s', (_, name, sample) => {
  const ways = sample.ways === 'everyone' ? [] : sample.ways;
  const prefixed = (names: readonly string[]) => names.map((action) => `SelfServiceApp_${action}`);

  test('is allowed with all actions', async () => {
    expect(await sendCall(name, sample)).toEqual(allowed);
  });

  test.each(lists)('depends on no other action: %s', async (list) => {
    const own = new Set(prefixed(ways.flat()));
    const others = Object.values(actions).filter((action) => !own.has(action));
    expect(await sendCall(name, sample, { [list]: others })).toEqual(allowed);
  });

  for (const way of ways) {
    const others = ways.flat().filter((action) => !way.includes(action));
    test.each(lists)(
      `needs ${way.join(' and ')} if no other group of actions allows it: %s`,
      async (list) => {
        expect(await sendCall(name, sample, { [list]: prefixed(others) })).toEqual(allowed);
        for (const action of way)
          expect(await sendCall(name, sample, { [list]: prefixed([...others, action]) })).toEqual(refused);
      },
    );
  }
});

describe('a token that requires a new password', () => {
  const open: Partial<Record<CallName, object>> = {
    postPasswordParam: { UserName: 'marek' },
    postChangePassword: { UserName: 'marek', OldPassword: '', NewPassword: 'Winter-7-tyres' },
    getUserLanguage: {},
    postReportError: {},
  };

  test.each(samples)('allows %s only if a change of the password needs it', async (_, name, sample) => {
    const own = open[name];
    const body = sample.body && own ? { ...sample.body, ...own } : sample.body;
    const sent: SampleCall = { ...sample, person: 'mustChangePassword', ...(body && { body }) };
    expect(await sendCall(name, sent)).toEqual(own ? allowed : refused);
  });
});
