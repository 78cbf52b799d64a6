import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const render = join(import.meta.dirname, '../../../deploy/nginx/render.sh');
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const brotliModule = 'lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The user without permissions, which every system has. */
const nobody = 65_534;

/** An nginx on this machine. */
export interface Nginx {
  program: string;
  /** The module that sends brotli files; it may be missing. */
  brotliModule: string;
}

/**
 * Finds nginx: in the PATH, else in Debian's packages, which are downloaded and unpacked once, without installing them.
 * Returns null where neither works.
 */
export function findNginx(): Nginx | null {
  const installed = (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/sbin')
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync);
  if (installed) return { program: installed, brotliModule: join('/usr', brotliModule) };
  const folder = join(tmpdir(), `selfservice-nginx-${process.getuid?.() ?? 0}`);
  if (!existsSync(folder) && !unpackPackages(folder)) return null;
  return { program: join(folder, 'usr/sbin/nginx'), brotliModule: join(folder, 'usr', brotliModule) };
}

function unpackPackages(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  const draft = mkdtempSync(`${folder}-`);
  chmodSync(draft, 0o755);
  try {
    execFileSync('apt-get', ['download', ...packages], { cwd: draft, stdio: 'ignore', timeout: 60_000 });
    for (const file of globSync('*.deb', { cwd: draft }))
      execFileSync('dpkg-deb', ['-x', file, draft], { cwd: draft });
    execFileSync(join(draft, 'usr/sbin/nginx'), ['-v'], { stdio: 'ignore' });
    renameSync(draft, folder);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been faster.
    return existsSync(folder);
  }
}

/** Options of `startNginx`. */
export interface NginxOptions {
  /** The folder of the build. */
  directory: string;
  /** Variables of `render.sh` in addition to those of the test. */
  variables?: Record<string, string>;
}

/** A running nginx with the configuration of `deploy/nginx`. */
export interface NginxServer {
  /** The address of the application, without a trailing slash. */
  url: string;
  /** Changes the served copy of the build, and prepares it as for a start. */
  deploy(change: (directory: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts nginx on a free port as a user without permissions.
 *
 * @throws Error nginx is not available, `render.sh` fails, or nginx does not start
 */
export async function startNginx({ directory, variables = {} }: NginxOptions): Promise<NginxServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx.');
  const folder = mkdtempSync(join(tmpdir(), 'selfservice-nginx-run-'));
  const copy = join(folder, 'app');
  cpSync(directory, copy, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) chownSync(folder, nobody, nobody);
  const port = await freePort();
  const runFolder = join(folder, 'run');
  const env = {
    PATH: process.env['PATH'] ?? '',
    APP_DIR: copy,
    RUN_DIR: runFolder,
    LISTEN: `127.0.0.1:${port}`,
    WORKER_PROCESSES: '1',
    ACCESS_LOG: '/dev/null',
    BROTLI_MODULE: nginx.brotliModule,
    ...variables,
  };
  const remove = () => rmSync(folder, { recursive: true });
  const prepare = () => promisify(execFile)('sh', [render], { env, ...user });
  try {
    await prepare();
  } catch (error) {
    remove();
    throw error;
  }
  const args = ['-e', 'stderr', '-c', join(runFolder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(nginx.program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  while (!(await isUp(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: origin + (variables['BASE_PATH'] ?? '/').slice(0, -1),
    async deploy(change) {
      change(copy);
      await prepare();
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
