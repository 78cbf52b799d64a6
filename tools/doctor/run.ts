import { parseArgs } from 'node:util';
import { checkBackend } from './check-backend.ts';
import { checkFiles } from './check-files.ts';

const usage = `Checks a deployment from outside, and prints what to change. It only reads, and signs no one in.

  run doctor --url https://hr.example.com/selfservice/ [--endpoint https://attendance.example.com/backend]

--url       the address of the application
--endpoint  the address of the backend. Default: that of config.json. Without --url also the address of the application`;

function parse() {
  try {
    return parseArgs({
      // pnpm passes a separator on.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: { url: { type: 'string' }, endpoint: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.log(`${(error as Error).message}\n`);
    return {};
  }
}

const values = parse();
const address = values.url ?? values.endpoint;
if (values.help === true || address === undefined || !URL.canParse(address)) {
  console.log(usage);
  process.exit(values.help === true ? 0 : 2);
}
const appUrl = new URL(address).href.replace(/([^/])$/, '$1/');
const findings = [...(await checkFiles(appUrl)), ...(await checkBackend(appUrl, values.endpoint))];
const signs = { ok: '✓', warning: '!', error: '✗' };
for (const { level, text, cure } of findings) {
  console.log(`${signs[level]} ${text}`);
  if (cure !== undefined) console.log(`    ${cure}`);
}
const count = (level: string) => findings.filter((finding) => finding.level === level).length;
console.log(`\nErrors: ${count('error')}, warnings: ${count('warning')}`);
process.exitCode = count('error') > 0 ? 1 : 0;
