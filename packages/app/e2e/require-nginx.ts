import { findNginx, missingNginx } from './nginx.ts';

/**
 * Says before the run that the journeys through nginx are skipped.
 *
 * @throws Error nginx is missing, and the variable `CI` is set
 */
export default function requireNginx(): void {
  if (findNginx()) return;
  if (process.env['CI']) throw new Error(missingNginx);
  process.stderr.write(`The journeys through nginx are skipped. ${missingNginx}\n`);
}
