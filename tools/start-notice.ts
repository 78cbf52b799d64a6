import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the script of the start notice a name with a hash in the build, so that browsers keep it: all other scripts wait
 * for it, and asking whether it has changed would take as long as fetching it.
 */
export function hashedStartNotice(): Plugin {
  let publicFolder = '';
  return {
    name: 'hashed-start-notice',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html with the start notice.');
        const source = readFileSync(join(publicFolder, 'start-notice.js'), 'utf8');
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/start-notice-${hash}.js`;
        const html = String(page.source);
        // The demo writes the tag by a script: there its quotes are escaped.
        page.source = html.replace(/(src=\\?"[^"]*)start-notice\.js/, `$1${fileName}`);
        if (page.source === html) return this.error('index.html has no start notice.');
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
