import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkBackend } from './conformance.ts';
import { askForPassword, passwordVariable } from './password.ts';
import { countOf, junitReport, textReport } from './report.ts';

/** The surroundings of the command. */
export interface Surroundings {
  /** The password of the environment; undefined for none. */
  password: string | undefined;
  print(text: string): void;
}

/** The exit codes: every tried call fits, a call deviates, or the check could not be made. */
const exit = { fits: 0, deviates: 1, notChecked: 2 } as const;

const usage = `Usage: conformance --endpoint URL --user NAME [options]

  --customer CODE    the customer code of a backend with several tenants
  --origin URL       the origin of the application, to check the CORS headers
  --junit FILE       writes a JUnit file
  --write            also makes writes that can be undone; needs --test-person
  --test-person REF  the reference of the signed-in person, for whom may be written

The password is read from ${passwordVariable}, or asked for on the terminal.
`;

const stringOption = { type: 'string' } as const;
const knownOptions = {
  endpoint: stringOption,
  user: stringOption,
  customer: stringOption,
  origin: stringOption,
  junit: stringOption,
  write: { type: 'boolean' },
  'test-person': stringOption,
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: knownOptions }).values;
}

/** Returns why the arguments are not valid; null if they are. */
function problemOf({ endpoint = '', user = '', write, 'test-person': testPerson }: Values): string | null {
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) return '--endpoint is not an address.';
  if (!user) return '--user is missing.';
  if (write === true && !testPerson) return '--write needs --test-person.';
  if (write !== true && testPerson) return '--test-person needs --write.';
  return null;
}

/** Runs the command. Returns its exit code. */
export async function conformance(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print } = surroundings;
  let values: Values;
  try {
    values = parse(args);
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    return exit.notChecked;
  }
  const problem = values.help === true ? '' : problemOf(values);
  if (problem !== null) {
    print(problem && `${problem}\n\n`);
    print(usage);
    return problem ? exit.notChecked : exit.fits;
  }
  const { endpoint = '', user = '', customer = '', origin, junit } = values;
  const password = surroundings.password ?? (await askForPassword(user));
  if (password === null) {
    print(`There is no terminal to ask for the password: set ${passwordVariable}.\n`);
    return exit.notChecked;
  }
  const results = await checkBackend({
    endpoint,
    origin: origin ? new URL(origin).origin : null,
    userName: user,
    password,
    customerCode: customer,
    testPerson: values.write === true ? (values['test-person'] ?? null) : null,
  });
  print(textReport(results));
  if (junit) await writeFile(junit, junitReport(results));
  return countOf(results, 'deviates') > 0 ? exit.deviates : exit.fits;
}
