import { execa } from 'execa';
import type { LicensedPackage } from './licences.ts';
import { licenceFaults } from './licences.ts';

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
