import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const render = join(import.meta.dirname, '../../../deploy/nginx/render.sh');
const brotliModule = 'lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The user without permissions, which every system has. */
const nobody = 65_534;

/** Debian's packages, which the image of the deployment has as well. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Why the journeys through nginx are skipped, and how to install it. */
export const missingNginx = `There is no nginx in the PATH or in /usr/sbin, and the variable SELFSERVICE_NGINX does not name one. To install it: apt-get install ${packages.join(' ')}`;

/** An nginx on this machine. */
export interface Nginx {
  program: string;
  /** The module that sends brotli files; null if it is not installed. */
  brotliModule: string | null;
}

/**
 * Finds nginx: the program that the variable `SELFSERVICE_NGINX` names, else one in the PATH or in `/usr/sbin`. Returns null
 * where there is none.
 */
export function findNginx(): Nginx | null {
  const { SELFSERVICE_NGINX: named, PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter), '/usr/sbin'];
  const programs = named ? [named] : folders.map((folder) => join(folder, 'nginx'));
  const program = programs.find((file) => existsSync(file));
  if (!program) return null;
  const module = join(dirname(program), '..', brotliModule);
  return { program, brotliModule: existsSync(module) ? module : null };
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
  if (!nginx) throw new Error(missingNginx);
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
    BROTLI_MODULE: nginx.brotliModule ?? '',
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
