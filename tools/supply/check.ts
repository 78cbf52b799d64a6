import { execa } from 'execa';
import { auditResult } from './audit.ts';
import type { LicensedPackage } from './licences.ts';
import { licenceFaults } from './licences.ts';

/** How long the registry may take to answer, in milliseconds. */
const registryMs = 15_000;

/** Prints faults and returns the exit code of a step. */
function report(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault);
  return faults.length > 0 ? 1 : 0;
}

/** Checks the licences of the installed packages that the product uses. Needs no network. */
export async function checkLicences(): Promise<number> {
  const { stdout } = await execa('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    preferLocal: true,
  });
  const packages = Object.values(JSON.parse(stdout) as Record<string, LicensedPackage[]>).flat();
  return report(licenceFaults(packages));
}

/** Asks the registry whether packages of the product have known vulnerabilities. Skipped if it does not answer. */
export async function checkVulnerabilities(): Promise<number> {
  const { stdout, stderr, timedOut } = await execa('pnpm', ['audit', '--prod', '--json'], {
    preferLocal: true,
    reject: false,
    timeout: registryMs,
  });
  const result = auditResult(stdout, stderr, timedOut);
  if (result.kind === 'checked') return report(result.faults);
  console.log(`Skipped: the registry did not answer (${result.reason}). Run it again with a network.`);
  return 0;
}
