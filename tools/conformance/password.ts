import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The environment variable with the password. */
export const passwordVariable = 'SELFSERVICE_PASSWORD';

/** Asks for the password on the terminal without showing it. Returns null without a terminal. */
export async function askForPassword(userName: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(`Password of ${userName}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return password;
}
