import { actions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import type { SampleCall } from './all-samples.fixtures.ts';
import { allSamples } from './all-samples.fixtures.ts';
import type { CallName } from './core/calls.ts';
import { calls } from './core/calls.ts';
import type { Scenario } from './core/scenario.ts';
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

type CallResponse = Awaited<ReturnType<typeof sendCall>>;

const isAllowed = ({ status }: CallResponse) => status === 200;
const isRefused = ({ status, text }: CallResponse) => status === 403 && /^\{"Message":".+"\}$/.test(text);
const lineOf = ({ status, text }: CallResponse) => `${status} ${text.slice(0, 100)}`;

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

const prefixed = (names: readonly string[]) => names.map((action) => `SelfServiceApp_${action}`);

/** Returns a line for each response that does not follow the actions of a sample. */
async function accessFaults(name: CallName, sample: SampleCall): Promise<string[]> {
  const ways = sample.ways === 'everyone' ? [] : sample.ways;
  const own = new Set(prefixed(ways.flat()));
  const unrelated = Object.values(actions).filter((action) => !own.has(action));
  const faults: string[] = [];
  const expectAllowed = async (circumstances: string, scenario: Partial<Scenario> = {}) => {
    const response = await sendCall(name, sample, scenario);
    if (!isAllowed(response)) faults.push(`not allowed ${circumstances}: ${lineOf(response)}`);
  };
  await expectAllowed('with all actions');
  for (const list of lists) {
    await expectAllowed(`with every unrelated action in ${list}`, { [list]: unrelated });
    for (const way of ways) {
      const others = prefixed(ways.flat().filter((action) => !way.includes(action)));
      await expectAllowed(`with only ${way.join(' and ')} (${list})`, { [list]: others });
      for (const action of prefixed(way)) {
        const response = await sendCall(name, sample, { [list]: [...others, action] });
        if (!isRefused(response)) faults.push(`not refused without ${action} (${list}): ${lineOf(response)}`);
      }
    }
  }
  return faults;
}

test.each(samples)(
  '%s is allowed by each group of its actions and by nothing else',
  async (_, name, sample) => {
    expect(await accessFaults(name, sample)).toEqual([]);
  },
);

test('a token that requires a new password allows only the calls that its change needs', async () => {
  const open: Partial<Record<CallName, object>> = {
    postPasswordParam: { UserName: 'marek' },
    postChangePassword: { UserName: 'marek', OldPassword: '', NewPassword: 'Winter-7-tyres' },
    getUserLanguage: {},
    postReportError: {},
  };
  const faults = await Promise.all(
    samples.map(async ([title, name, sample]) => {
      const own = open[name];
      const body = sample.body && own ? { ...sample.body, ...own } : sample.body;
      const sent: SampleCall = { ...sample, person: 'mustChangePassword', ...(body && { body }) };
      const response = await sendCall(name, sent);
      if (own ? isAllowed(response) : isRefused(response)) return [];
      return [`${title} is not ${own ? 'allowed' : 'refused'}: ${lineOf(response)}`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});
