import { areas } from '@selfservice/ui/areas/areas';
import type { Plugin } from 'vite';

/** The first word of each screen's address, for example `plan`. The test routes belong to no area. */
const words = [
  'testing',
  ...areas.flatMap(({ paths = {} }) => Object.keys(paths).map((path) => path.split('/')[1])),
];
const screens = new RegExp(String.raw`\/(${[...new Set(words)].join('|')})(\/.*)?$`);
const relative = /<link .*?>|<script (type="module"|src=).*?<\/script>/g;

/** The folder of the demo: what comes before the first word of a screen's address, up to a slash. */
export function folderOf(pathname: string): string {
  return pathname.replace(screens, '/').replace(/[^/]*$/, '');
}

/**
 * Lets a built page find its own folder, so that it can be copied anywhere as it is: a script writes the `<base>`, then what is
 * relative to it. Written in HTML, that would be fetched before the script has run.
 */
export function inOwnFolder(html: string): string {
  const tags = JSON.stringify((html.match(relative) ?? []).join('')).replaceAll('</', String.raw`<\/`);
  const folder = `location.pathname.replace(${String(screens)}, '/').replace(/[^/]*$/, '')`;
  const script = `document.write('<base href="' + ${folder} + '">' + ${tags})`;
  return html.replace(relative, '').replace('<base href="/" />', () => `<script>${script}</script>`);
}

/** Builds a demo that finds its own folder. */
export function demoFolder(): Plugin {
  return {
    name: 'demo-folder',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: inOwnFolder },
  };
}
