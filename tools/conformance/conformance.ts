import { localDateTimeFromDevice, dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { CallResult, Caller } from './caller.ts';
import { createCaller } from './caller.ts';
import { readCalls } from './read-calls.ts';
import type { SendOptions } from './send-call.ts';
import { createSendCall } from './send-call.ts';
import type { Credentials } from './sign-in.ts';
import { signIn } from './sign-in.ts';
import { writeCalls } from './write-calls.ts';
import { writeNames } from './write-names.ts';

/** Options of `checkBackend`. */
export interface ConformanceOptions extends SendOptions, Credentials {
  /** Reference of the person for whom may be written; null for no writes. */
  testPerson: string | null;
}

/** Compares a running backend with the contract. */
export async function checkBackend(options: ConformanceOptions): Promise<CallResult[]> {
  const caller = createCaller(createSendCall(options), options.origin);
  const signedIn = await signIn(caller, options);
  let rest = 'there is no sign-in';
  let restOfWrites = 'a write: only with --write and --test-person';
  if (signedIn?.mustChangePassword) rest = 'the user must change the password first';
  else if (signedIn) {
    const context = { caller, ...signedIn, today: serverDay(caller) };
    await readCalls(context);
    if (options.testPerson !== null) {
      const isTestPerson = signedIn.personRef === options.testPerson;
      restOfWrites = isTestPerson
        ? 'a write that the check does not make'
        : 'the signed-in person is not the person of --test-person';
      if (isTestPerson) await writeCalls(context);
    }
  }
  return caller.results((name) => (writeNames.has(name) ? restOfWrites : rest));
}

/** Returns the day of the server by its header `Date`, or that of this machine. */
function serverDay(caller: Caller): LocalDate {
  const date = new Date(caller.lastDate() ?? '');
  return dateOf(localDateTimeFromDevice(Number.isNaN(date.getTime()) ? new Date() : date));
}
