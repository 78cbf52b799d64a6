import { createHash } from 'node:crypto';
import { areas } from '@selfservice/ui/areas/areas';
import type { Plugin, Rolldown } from 'vite';
import { build } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The code that is not part of the first page and is needed without a network: the login, the kept plan, and the texts that a
 * tab loads early if it was signed in before. Without them its language could not be changed.
 */
const neededOffline =
  /\/(LoginScreen|OfflinePlanAtStart|offline-plan-here)\.tsx?$|\/first-texts\/[a-z]+\.ts$|\/src\/(dashboard|session\/OfflinePlan)\/locales\/[a-z]+\.json$/;

/** The fonts for other letters than those of the three languages. */
const seldomFont = /\/inter-latin-/;

/**
 * Returns the files that the application needs to start without a network: those of the first page, and of what it shows
 * then.
 */
export function shellFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  const waiting = Object.values(bundle)
    .filter(
      (file) =>
        file.type === 'chunk' &&
        ((file.isEntry && file.facadeModuleId?.endsWith('/index.html') && !file.fileName.includes('help')) ||
          neededOffline.test(file.facadeModuleId ?? '')),
    )
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (found.has(name) || !file) continue;
    found.add(name);
    if (file.type === 'asset') continue;
    const { importedCss, importedAssets } = file.viteMetadata ?? {};
    waiting.push(...file.imports, ...(importedCss ?? []), ...(importedAssets ?? []));
  }
  const page = bundle['index.html'];
  const linked = page?.type === 'asset' ? [...String(page.source).matchAll(/assets\/[\w.-]+/g)] : [];
  for (const [name] of linked) found.add(name);
  return [...found].filter((name) => !seldomFont.test(name)).toSorted();
}

/** The first word of each screen's address. */
export const screenWords: readonly string[] = [
  ...new Set(
    areas
      .flatMap(({ paths = {}, redirects = {} }) => [...Object.keys(paths), ...Object.keys(redirects)])
      .map((path) => path.split('/')[1] ?? '')
      .filter(Boolean),
  ),
];

/**
 * A plugin that adds `service-worker.js` with the list of the files to keep. Must come after the plugins that change
 * `index.html` or mark the build.
 *
 * @param source the path of the worker's source
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to keep.');
        const html = String(page.source);
        const mark = /<meta name="build" content="(\w+)"/.exec(html)?.[1];
        if (mark === undefined) return this.error('index.html has no mark of its build.');
        const revision = createHash('sha256').update(html).digest('hex').slice(0, 12);
        const files = [
          { url: 'index.html', revision },
          ...shellFiles(bundle).map((url) => ({ url, revision: null, integrity: integrityOf(bundle[url]) })),
        ];
        const code = await bundled(source, { build: mark, files, screens: screenWords });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

/** Returns the hash by which the browser refuses another content of the file. */
function integrityOf(file: Bundle[string] | undefined): string {
  const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Bundles the worker into one classic script. */
async function bundled(entry: string, shell: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
