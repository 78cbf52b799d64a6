import { execa } from 'execa';
import { auditFaults } from './audit.ts';

/** How long the registry may take to answer, in milliseconds. */
const registryMs = 60_000;

/** Asks the registry whether packages of the product have known vulnerabilities. Fails if it does not answer. */
const { stdout, stderr, timedOut } = await execa('pnpm', ['audit', '--prod', '--json'], {
  preferLocal: true,
  reject: false,
  timeout: registryMs,
});
const faults = auditFaults(stdout, stderr, timedOut);
console.log(faults.length > 0 ? faults.join('\n') : 'No package of the product has a known vulnerability.');
process.exitCode = faults.length > 0 ? 1 : 0;
