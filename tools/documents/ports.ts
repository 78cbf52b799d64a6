import { readFileSync } from 'node:fs';

/** Returns the port that follows a text in a file of the configuration. */
function portIn(file: string, pattern: RegExp): string {
  const [, port] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  if (port === undefined) throw new Error(`${file} has no port after ${pattern.source}.`);
  return port;
}

/** The ports of the configuration. */
export const ports = {
  workbench: portIn('package.json', /storybook dev --port (\d+)/),
  demo: portIn('packages/app/package.json', /"demo": "vite --mode demo --port (\d+)/),
  dev: portIn('packages/app/package.json', /"dev": "vite --port (\d+)/),
  mock: portIn('packages/mock-server/src/http.ts', /port: \{ type: 'string', default: '(\d+)'/),
  container: portIn('deploy/nginx/render.sh', /LISTEN="\$\{LISTEN:-(\d+)\}/),
} as const;

/** Returns the ports of a text that belong to nothing, or to something else than the text says. */
export function portFaults(text: string): string[] {
  const known: readonly string[] = [
    ...Object.values(ports),
    // A command that sets its own port, and what is said about it.
    ...[...text.matchAll(/--port (\d+)/g)].map(([, port = '']) => port),
  ];
  const unknown = [...text.matchAll(/\b(?:localhost:|port )(\d{4,5})\b/g)].filter(
    ([, port = '']) => !known.includes(port),
  );
  const named = [...text.matchAll(/\b(workbench|demo) (?:at <http:\/\/localhost:|\(port )(\d+)/g)];
  const exchanged = named.filter(
    ([, name, port = '']) => known.includes(port) && port !== ports[name as 'workbench' | 'demo'],
  );
  return [...unknown, ...exchanged].map(([found]) => found);
}
