import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How long the command may take to start, in milliseconds. */
const patienceMs = 20_000;

/** Runs the command of the packed mock server and calls it. Returns the faults. */
export async function mockServerFaults(folder: string): Promise<string[]> {
  const command = join(folder, 'node_modules/.bin/selfservice-mock-server');
  const server = spawn(command, ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface({ input: server.stdout });
    const signal = AbortSignal.timeout(patienceMs);
    const [line] = (await once(lines, 'line', { signal })) as [string];
    const url = line.split(/\s+/).at(-1) ?? '';
    const response = await fetch(`${url}/config.json`, { headers: { 'Accept-Language': 'en' }, signal });
    return response.ok ? [] : [`${url}/config.json responded with ${response.status}.`];
  } finally {
    server.kill();
  }
}
