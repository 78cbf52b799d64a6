import { runCommand } from './run.ts';

/** Uploads the workbench for review in the cloud if there is a token for the project. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await runCommand('chromatic', process.argv.slice(2));
} else {
  console.log('There is no CHROMATIC_PROJECT_TOKEN: nothing is uploaded.');
}
