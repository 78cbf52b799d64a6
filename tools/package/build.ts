import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transform } from 'oxc-transform-react';
import { build } from 'tsdown';
import type { UserConfig } from 'tsdown';

type Plugin = Extract<NonNullable<UserConfig['plugins']>, unknown[]>[number];

/** The folders of the packages that are built to be used elsewhere. */
export const libraries = ['packages/api', 'packages/ui'] as const;

/**
 * Builds a package into its `dist`: a module and its declarations for each source file, so that a consumer's bundler
 * takes only what is used and fetches texts when they are wanted.
 */
export async function buildLibrary(folder: (typeof libraries)[number]): Promise<void> {
  await build({
    config: false,
    cwd: resolve(folder),
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixtures}.{ts,tsx}', '!src/**/*.d.ts'],
    copy: { from: ['src/**/*.css', 'src/**/*.woff2'], flatten: false },
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    fixedExtension: false,
    unbundle: true,
    dts: true,
    plugins: [globbedTexts(), workerAddresses(), reactCompiler(), nodeStyleDeclarations()],
    logLevel: 'error',
  });
}

/** Vite writes out which files a pattern stands for; a consumer's bundler need not be able to. */
function globbedTexts(): Plugin {
  return {
    name: 'globbed-texts',
    transform: {
      filter: { id: /LocaleLoaders\.ts$/ },
      order: 'pre',
      handler: (code, id) =>
        code.replace(/import\.meta\.glob\(([^)]*)\)/, (_, list: string) => {
          const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
          const files = globSync(
            patterns.filter((pattern) => !pattern.startsWith('!')),
            {
              cwd: dirname(id),
              exclude: patterns
                .filter((pattern) => pattern.startsWith('!'))
                .map((pattern) => pattern.slice(1)),
            },
          );
          return `{${files.map((file) => `'${file}': () => import('${file}')`).join()}}`;
        }),
    },
  };
}

/** A worker is named by its address, which nothing else makes that of the built file. */
function workerAddresses(): Plugin {
  return {
    name: 'worker-addresses',
    transform: {
      filter: { code: /\.worker\.ts', import\.meta\.url/ },
      order: 'pre',
      handler: (code) => code.replaceAll(".worker.ts', import.meta.url", ".worker.js', import.meta.url"),
    },
  };
}

/** The same compiler that the application's own build runs. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    transform: {
      filter: { id: /(?<!\.d)\.tsx?$/ },
      async handler(code, id) {
        const { code: compiled, errors, fatal } = await transform(id, code);
        if (fatal) this.error(errors.map(({ message }) => message).join('\n'));
        return { code: compiled };
      },
    },
  };
}

/** TypeScript writes down a file of styled-components as a bundler finds it; Node's way wants its ending. */
function nodeStyleDeclarations(): Plugin {
  return {
    name: 'node-style-declarations',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }) {
        if (!fileName.endsWith('.d.ts')) return null;
        return code.replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"');
      },
    },
  };
}
