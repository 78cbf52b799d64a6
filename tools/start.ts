import { spawn } from 'node:child_process';
import { people, demoPassword } from '@selfservice/mock-server/core/people';

const servers = [
  { name: 'Workbench', url: 'http://localhost:6006', script: 'storybook' },
  { name: 'Demo', url: 'http://localhost:5173', script: 'demo' },
];

const children = servers.map(({ script }) =>
  spawn('pnpm', ['--silent', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // There pnpm is a script of the shell.
    shell: process.platform === 'win32',
  }),
);

function stop(): void {
  for (const child of children) child.kill();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children)
  child.once('exit', (code) => {
    if (code) process.exitCode = code;
    stop();
  });

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function whenUp(url: string): Promise<void> {
  while (!(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 300));
}

for (const { name, url } of servers) {
  await whenUp(url);
  console.log(`${name.padEnd(10)} ${url}`);
}
console.log(`\nSign in to the demo with one of these user names and the password "${demoPassword}":`);
for (const person of Object.values(people))
  console.log(`  ${person.userName.padEnd(18)} ${person.description}`);
console.log('\nCtrl+C stops both.');
