import { conformance } from './command.ts';
import { passwordVariable } from './password.ts';

process.exitCode = await conformance(process.argv.slice(2), {
  password: process.env[passwordVariable],
  print: (text) => process.stdout.write(text),
});
