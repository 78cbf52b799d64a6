import type { CallResult } from './caller.ts';

const words: Record<CallResult['outcome'], string> = {
  fits: 'fits     ',
  deviates: 'DEVIATES ',
  untried: 'not tried',
};

/** Returns the number of calls with an outcome. */
export function countOf(results: readonly CallResult[], outcome: CallResult['outcome']): number {
  return results.filter((result) => result.outcome === outcome).length;
}

/** Writes the results as text, call by call. */
export function textReport(results: readonly CallResult[]): string {
  const lines = results.flatMap(({ call, outcome, deviations, reason }) => [
    `${words[outcome]}  ${call}${reason && `: ${reason}`}`,
    ...deviations.map(({ at, problem }) => `             ${at}: ${problem}`),
  ]);
  const counts = [
    `${countOf(results, 'fits')} fit`,
    `${countOf(results, 'deviates')} deviate`,
    `${countOf(results, 'untried')} not tried`,
  ];
  return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Writes the results as a JUnit file with one test case for each call. */
export function junitReport(results: readonly CallResult[]): string {
  const cases = results.map(({ name, call, deviations, outcome, reason }) => {
    const lines = deviations.map(({ at, problem }) => `${at}: ${problem}`);
    const inside =
      outcome === 'untried'
        ? `<skipped message="${escaped(reason)}"/>`
        : lines.length > 0
          ? `<failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure>`
          : '';
    return `  <testcase classname="${escaped(name)}" name="${escaped(call)}">${inside}</testcase>`;
  });
  const counts = `tests="${results.length}" failures="${countOf(results, 'deviates')}" skipped="${countOf(results, 'untried')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}
