import { areas } from '@selfservice/ui/areas/areas';
import type { Plugin } from 'vite';

/** The first word of each screen's address, for example `plan`. The test routes belong to no area. */
const words = [
  'testing',
  ...areas.flatMap(({ paths = {} }) => Object.keys(paths).map((path) => path.split('/')[1])),
];
const screens = new RegExp(String.raw`\/(${[...new Set(words)].join('|')})(\/.*)?$`);
const base = '<base href="/" />';
const relative = /<link .*?>|<script (type="module"|src=).*?<\/script>/g;

/** Returns the folder of the demo: the part of the path before the first word of a screen's address. */
export function folderOf(pathname: string): string {
  return pathname.replace(screens, '/').replace(/[^/]*$/, '');
}

/** Runs in the page, in ECMAScript 5 for old browsers. A host may require Trusted Types. */
const writeTags = `function (tags) {
  var policy = window.trustedTypes && trustedTypes.createPolicy('demo-folder', { createHTML: function (html) { return html } });
  document.write(policy ? policy.createHTML(tags) : tags);
}`;

/**
 * Lets a built page find its own folder at runtime, so that it can be copied anywhere: a script writes the `<base>`
 * element and then the relative links. Links written in HTML would be fetched before the script runs. A page without
 * `<base>` stays as it is.
 */
export function withRuntimeBase(html: string): string {
  // The help pages have no such element, and are always in the same folder.
  if (!html.includes(base)) return html;
  const tags = JSON.stringify((html.match(relative) ?? []).join('')).replaceAll('</', String.raw`<\/`);
  const folder = `location.pathname.replace(${String(screens)}, '/').replace(/[^/]*$/, '')`;
  const script = `(${writeTags})('<base href="' + ${folder} + '">' + ${tags})`;
  return html.replace(relative, '').replace(base, () => `<script>${script}</script>`);
}

/** A plugin for a demo that finds its own folder at runtime. */
export function demoFolder(): Plugin {
  return {
    name: 'demo-folder',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withRuntimeBase },
  };
}
