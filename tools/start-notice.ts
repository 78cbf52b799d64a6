import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const missingFiles = {
  en: [
    'Self-service could not be loaded.',
    'Its files did not arrive. Check your connection and reload the page.',
    'For the administrator: the base element of index.html must name the folder of the application.',
  ],
  cs: [
    'Aplikaci se nepodařilo načíst.',
    'Její soubory nedorazily. Zkontrolujte připojení a načtěte stránku znovu.',
    'Pro správce: prvek base v souboru index.html musí uvádět složku aplikace.',
  ],
  sk: [
    'Aplikáciu sa nepodarilo načítať.',
    'Jej súbory neprišli. Skontrolujte pripojenie a načítajte stránku znova.',
    'Pre správcu: prvok base v súbore index.html musí uvádzať priečinok aplikácie.',
  ],
};

/**
 * A plugin that adds a text to the start screen of the build, which the style sheet hides. It stays visible if no file
 * can be loaded, not even the start notice, for example because the base element names another folder. Not used in
 * development, where a script adds the styles.
 */
export function missingFilesText(): Plugin {
  const paragraphs = Object.entries(missingFiles).map(
    ([language, [title, ...text]]) => `<p lang="${language}"><strong>${title}</strong> ${text.join(' ')}</p>`,
  );
  return {
    name: 'missing-files-text',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /<svg class="first-paint"[^]*?<\/svg>/,
          (sign) => `${sign}\n<div class="files-missing">${paragraphs.join('')}</div>`,
        ),
    },
  };
}

/**
 * A plugin that adds a hash to the name of the start notice script in the build, so that browsers can cache it
 * permanently: all other scripts wait for it, and a revalidation would take as long as a download.
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
        // In the demo a script writes the tag, with escaped quotes.
        page.source = html.replace(/(src=\\?"[^"]*)start-notice\.js/, `$1${fileName}`);
        if (page.source === html) return this.error('index.html has no start notice.');
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
