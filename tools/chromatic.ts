import { runCommand } from './run.ts';

/** Hands the workbench in for review in the cloud, where a token says which project it belongs to. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await runCommand('chromatic', process.argv.slice(2));
} else {
  console.log('There is no CHROMATIC_PROJECT_TOKEN: nothing is sent.');
}
