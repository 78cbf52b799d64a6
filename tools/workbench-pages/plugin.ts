import type { Plugin } from 'vite';

/** The data of each page, computed when the page is built or opened. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  map: async () => (await import('./screen-map.ts')).screenMap(),
  rights: async () => (await import('./rights.ts')).rightRows(),
  errors: async () => (await import('./messages.ts')).errorRows(),
  messages: async () => (await import('./messages.ts')).messageRows(),
  requirements: async () => (await import('./shown-requirements.ts')).shownRequirements(),
  'right-names': async () => (await import('./rights.ts')).rightNames(),
  components: async () => (await import('./component-pages.ts')).componentPages(),
  states: async () => (await import('./state-charts.ts')).stateCharts(),
};

const prefix = 'virtual:workbench-pages/';

/** The icons with their components: the only module that is not mere data. */
const iconsId = `\0${prefix}icons`;

const textsOf = async () => (await import('./published-texts.ts')).publishedTexts();

/**
 * A plugin with the data of the pages that are made from the code, as modules `virtual:workbench-pages/…`, and with
 * their texts beside the workbench: `llms.txt` and Markdown files in `docs`. A running workbench reads the sources again when a
 * page is opened after a change.
 */
export function workbenchPages(): Plugin {
  return {
    name: 'workbench-pages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      if (id === iconsId) {
        const { iconImporter, iconModule } = await import('./icons.ts');
        const library = await this.resolve('lucide-react', iconImporter);
        return iconModule(library?.id ?? 'lucide-react');
      }
      const page = id.startsWith(`\0${prefix}`) ? pages[id.slice(prefix.length + 1)] : undefined;
      return page ? `export default ${JSON.stringify(await page())};` : null;
    },
    hotUpdate() {
      for (const id of [iconsId, ...Object.keys(pages).map((page) => `\0${prefix}${page}`)]) {
        const module = this.environment.moduleGraph.getModuleById(id);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (name !== 'llms.txt' && !/^docs\/[\w-]+\.md$/.test(name)) return next();
        const answer = async () => {
          const write = (await textsOf()).get(name);
          if (!write) return next();
          response.writeHead(200, {
            'Content-Type': `text/${name.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`,
            'Cache-Control': 'no-cache',
          });
          response.end(`${await write()}\n`);
        };
        answer().catch(next);
      });
    },
    async generateBundle() {
      for (const [fileName, write] of await textsOf())
        this.emitFile({ type: 'asset', fileName, source: `${await write()}\n` });
    },
  };
}
