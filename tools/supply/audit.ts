import * as v from 'valibot';

const reportSchema = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      module_name: v.string(),
      severity: v.string(),
      title: v.string(),
      url: v.optional(v.string(), ''),
    }),
  ),
});

/** Severities that do not fail the check. */
const tolerated: ReadonlySet<string> = new Set(['info', 'low']);

/**
 * Reads the output of `pnpm audit --json`. Returns a line for each known vulnerability, or why it is not known whether there
 * are any.
 *
 * @param isTimeout whether the command was stopped because it took too long
 */
export function auditFaults(stdout: string, stderr: string, isTimeout = false): string[] {
  const report = v.safeParse(reportSchema, parsed(stdout));
  if (report.success)
    return Object.values(report.output.advisories)
      .filter(({ severity }) => !tolerated.has(severity))
      .map(({ module_name: name, severity, title, url }) => `${name}: ${severity}, ${title} ${url}`.trim());
  // A report of an unknown form must not look like a registry that does not answer.
  if (!isTimeout && isReport(parsed(stdout)))
    return ['The report of pnpm audit has an unknown form: see tools/supply/audit.ts.'];
  const said = /ERR_[A-Z_]+/.exec(`${stderr}\n${stdout}`)?.[0] ?? 'no report';
  return [
    `The registry did not answer (${isTimeout ? 'no answer in time' : said}). Run it again with a network.`,
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isReport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !('error' in value);
}
