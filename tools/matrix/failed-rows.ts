import { inspect, stripVTControlCharacters } from 'node:util';

/**
 * Runs a check for each row, one after the other. Returns a line for each row that fails: its name and its error, with the
 * received and the expected value of an assertion.
 */
export async function failedRows<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => Promise<void>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const row of rows)
    await check(row).catch((error: unknown) => failed.push(`${nameOf(row)}: ${lineOf(error)}`));
  return failed;
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${inspect(error)}`;
  const [message = ''] = stripVTControlCharacters(error.message).split('\n');
  const { actual, expected } = error as { actual?: unknown; expected?: unknown };
  if (actual === undefined && expected === undefined) return message;
  return `${message} (received ${short(actual)}, expected ${short(expected)})`;
}

/** The longest value in a line, in characters. */
const longestValue = 300;

function short(value: unknown): string {
  return inspect(value, { compact: true, breakLength: Infinity, depth: 4 }).slice(0, longestValue);
}
