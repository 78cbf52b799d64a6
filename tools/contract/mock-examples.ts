import { localDateTime } from '@selfservice/api/core/local-date';
import type { SampleCall } from '@selfservice/mock-server/all-samples.fixtures';
import { allSamples } from '@selfservice/mock-server/all-samples.fixtures';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { calls } from '@selfservice/mock-server/core/calls';
import { createDatabase, ownGrant } from '@selfservice/mock-server/core/database';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { sendTo } from '@selfservice/mock-server/send-call.fixtures';
import { backendCalls } from './backend-calls.ts';
import type { KnownRefusal } from './refusals.ts';
import { knownRefusals } from './refusals.ts';

/** The samples of a call with the responses of the mock backend. */
export interface CallExamples {
  samples: readonly SampleCall[];
  /** The body of the answer to the first sample; undefined for a file and for an empty body. */
  answer: unknown;
  refusals: readonly (KnownRefusal & { body: unknown })[];
}

/** Samples of the calls without a token. */
const anonymous: Partial<Record<CallName, readonly SampleCall[]>> = {
  postToken: [
    {
      ways: 'everyone',
      body: { grant_type: 'password', username: 'jana', password: 'demo', application: 'selfservice' },
    },
  ],
  getStartup: [{ ways: 'everyone' }],
  getLicenseValid: [{ ways: 'everyone' }],
  getDelegatedTicket: [{ ways: 'everyone' }],
  getWindowsTicket: [{ ways: 'everyone' }],
};

/** Sends the samples of every call, each to a new mock backend. */
export async function mockExamples(): Promise<Record<string, CallExamples>> {
  const samplesByName = { ...(await allSamples()), ...anonymous };
  const examples = await Promise.all(
    backendCalls.map(async (name): Promise<[string, CallExamples]> => {
      const samples = samplesByName[name] ?? [];
      const [first] = samples;
      if (!first) throw new Error(`There is no sample of ${name}.`);
      const refusals = await Promise.all(
        (knownRefusals[name] ?? []).map(async (refusal) => ({
          ...refusal,
          body: await refusalBody(name, first, refusal),
        })),
      );
      const [{ status, text }] = await sendAll(name, [first]);
      if (status !== 200) throw new Error(`The sample of ${name} is answered with ${status}.`);
      const isText = calls[name].answerFormat !== 'blob' && text !== '';
      return [name, { samples, answer: isText ? shortened(JSON.parse(text)) : undefined, refusals }];
    }),
  );
  return Object.fromEntries(examples);
}

type Sent = { status: number; text: string };

/** Sends calls to the same new backend. */
async function sendAll(
  name: CallName,
  sent: readonly SampleCall[],
  scenario: Partial<Scenario> = {},
): Promise<[Sent, ...Sent[]]> {
  const clock = createManualClock(localDateTime(defaultScenario.at));
  const database = createDatabase({ ...defaultScenario, ...scenario }, clock);
  const answers: Sent[] = [];
  for (const one of sent) answers.push(await sendTo(database, ownGrant(one.person ?? 'employee'), name, one));
  return answers as [Sent, ...Sent[]];
}

async function refusalBody(name: CallName, sample: SampleCall, refusal: KnownRefusal): Promise<unknown> {
  const { isRepeated, sent } = refusal;
  const changed: SampleCall = {
    ...sample,
    ...(sent?.person && { person: sent.person }),
    ...(sample.query && { query: { ...sample.query, ...sent?.query } }),
    ...(sample.body && { body: { ...sample.body, ...sent?.body } }),
  };
  const answers = await sendAll(name, isRepeated ? [sample, changed] : [changed], refusal.scenario);
  const { status, text } = answers.at(-1) as Sent;
  if (status !== refusal.status)
    throw new Error(
      `${name}: "${refusal.when}" is answered with ${status} instead of ${refusal.status}. ${text}`,
    );
  return shortened(JSON.parse(text));
}

const listLimit = 2;
const textLimit = 120;

/** Returns an answer with short lists and texts, and without random tokens. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/^(access|refresh|ticket)-.+$/, '$1-token').slice(0, textLimit);
  if (Array.isArray(value)) return value.slice(0, listLimit).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
