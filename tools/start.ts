import { execa } from 'execa';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, people, personKeys } from '@selfservice/mock-server/core/people';
import { personDescriptions } from '@selfservice/mock-server/core/person-descriptions';

const servers = [
  { name: 'Workbench', url: 'http://localhost:6006', script: 'storybook' },
  { name: 'Demo', url: 'http://localhost:5173', script: 'demo' },
];

const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('SIGINT', stop).once('SIGTERM', stop);

/** Starts a server. If one server ends by itself, the other is stopped too. */
async function serve({ name, script }: (typeof servers)[number]): Promise<void> {
  const { exitCode } = await execa('pnpm', ['--silent', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cancelSignal: stopping.signal,
    reject: false,
  });
  if (stopping.signal.aborted) return;
  console.error(`${name} has ended.`);
  process.exitCode = exitCode || 1;
  stop();
}

for (const server of servers) void serve(server);

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function whenUp(url: string): Promise<void> {
  while (!stopping.signal.aborted && !(await isUp(url)))
    await new Promise((resolve) => setTimeout(resolve, 300));
}

for (const { name, url } of servers) {
  await whenUp(url);
  if (!stopping.signal.aborted) console.log(`${name.padEnd(10)} ${url}`);
}
if (!stopping.signal.aborted) greet();

/** Prints who can sign in to the demo. */
function greet(): void {
  console.log(`\nSign in to the demo with one of these user names and the password "${demoPassword}":`);
  const list = (keys: readonly PersonKey[]) => {
    for (const key of keys) console.log(`  ${people[key].userName.padEnd(18)} ${personDescriptions[key].en}`);
  };
  list(personKeys.filter((key) => !people[key].isHardCase));
  console.log('Rare and extreme cases:');
  list(personKeys.filter((key) => people[key].isHardCase));
  console.log('\nCtrl+C stops both.');
}
