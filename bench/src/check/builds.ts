import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import { serve } from '../run/serve.ts';
import type { BuildName } from './comparison.ts';

/** The served builds of a commit or of the working tree. */
export interface ServedBuild {
  name: BuildName;
  /** The folder of its checkout. */
  folder: string;
  /** Address of the application with the mock backend of the working tree. */
  appUrl: string;
  /** Address of the pages of the benchmark. */
  pagesUrl: string;
}

const root = join(import.meta.dirname, '../../..');

/** Checks out a commit in a folder of its own, installs it, and removes it at the end. */
export async function checkOut(commit: string): Promise<AsyncDisposable & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'selfservice-base-'));
  const folder = join(parent, 'base');
  await execa('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root });
  await execa('pnpm', ['install', '--frozen-lockfile'], { cwd: folder, stdio: 'inherit' });
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await execa('git', ['worktree', 'remove', '--force', folder], { cwd: root });
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Builds and serves the application and the pages of a checkout. */
export async function serveBuild(
  name: BuildName,
  folder: string,
): Promise<AsyncDisposable & { build: ServedBuild }> {
  const run = { cwd: folder, stdio: 'inherit', preferLocal: true, localDir: folder } as const;
  await execa('pnpm', ['run', 'build'], run);
  await execa('vite', ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'error'], run);
  const app = await startHttpServer({
    scenario: { ...defaultScenario, requestCount: 2000 },
    port: 0,
    appDirectory: join(folder, 'packages/app/dist'),
  });
  const pages = await serve(join(folder, 'bench/dist'));
  return {
    build: { name, folder, appUrl: app.url, pagesUrl: pages.url },
    async [Symbol.asyncDispose]() {
      pages.close();
      await app.close();
    },
  };
}

/** The working tree. */
export const workingTree = root;
