import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'oxc-transform-react';
import { build } from 'tsdown';
import type { UserConfig } from 'tsdown';
import { newestNotes } from './newest-notes.ts';
import { textTypes } from './text-types.ts';
import { clientDirectives } from './use-client.ts';

type Plugin = Extract<NonNullable<UserConfig['plugins']>, unknown[]>[number];

/** The folders of the packages that are published as libraries. */
export const libraries = ['packages/api', 'packages/ui', 'packages/mock-server'] as const;

/**
 * Builds a package into its `dist`: a module with its declarations for each source file, so that the bundler of a
 * consumer includes only used modules and loads texts on demand.
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
    sourcemap: true,
    plugins: [
      globbedTexts(),
      workerAddresses(),
      reactCompiler(),
      nodeStyleDeclarations(),
      ...(folder === 'packages/ui' ? [clientDirectives()] : []),
    ],
    logLevel: 'error',
  });
  await writeFile(join(folder, 'dist/CHANGELOG.md'), newestNotes(await readFile('CHANGELOG.md', 'utf8')));
  if (folder === 'packages/ui') await writeFile(join(folder, 'dist/i18n/texts.d.ts'), textTypes(folder));
}

/** Replaces `import.meta.glob` by a list of imports, because only Vite supports it. */
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

/** Replaces the addresses of workers by those of the built files. */
function workerAddresses(): Plugin {
  return {
    name: 'worker-addresses',
    transform: {
      filter: { code: /\.worker\.ts', import\.meta\.url/ },
      order: 'pre',
      // The positions stay, so that the source map does.
      handler: (code) => ({
        code: code.replaceAll(".worker.ts', import.meta.url", ".worker.js', import.meta.url"),
        map: null,
      }),
    },
  };
}

/** Runs the React compiler, as the build of the application does. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    transform: {
      filter: { id: /(?<!\.d)\.tsx?$/ },
      async handler(code, id) {
        const { code: compiled, map, errors, fatal } = await transform(id, code, { sourcemap: true });
        if (fatal) this.error(errors.map(({ message }) => message).join('\n'));
        return { code: compiled, map: map ?? null };
      },
    },
  };
}

/** Adds the extension to an import of styled-components in declarations, which Node's module resolution requires. */
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
