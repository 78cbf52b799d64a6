import type { UserConfig } from 'tsdown';

type Plugin = Extract<NonNullable<UserConfig['plugins']>, unknown[]>[number];

/** The directive of a module that React runs in the browser, and on a server only to render it to HTML. */
const directive = '"use client";';

/** Imports that work in a server component: elements, and the connection of i18next with React. */
const forServers = new Set(['react/jsx-runtime', 'react-i18next/initReactI18next']);

/** Whether a package needs React's state, context or effects, which a server component does not have. */
function needsClient(imported: string): boolean {
  return /^styled-components$|\breact\b/.test(imported) && !forServers.has(imported);
}

/**
 * Returns the files that a server component can only refer to: they import React, a library for it, or such a file.
 *
 * @param imports the imports of each file, as names of packages and of files
 */
export function clientFiles(imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  let size = -1;
  while (found.size > size) {
    size = found.size;
    for (const [file, names] of imports)
      if (names.some((name) => (imports.has(name) ? found.has(name) : needsClient(name)))) found.add(file);
  }
  return found;
}

/**
 * Begins each module that needs React in the browser with the directive, so that a server component can import it. The
 * other modules can be called on a server.
 */
export function clientDirectives(): Plugin {
  let known: { chunks: unknown; files: ReadonlySet<string> } | null = null;
  return {
    name: 'use-client-directives',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }, _options, { chunks }) {
        if (!fileName.endsWith('.js')) return null;
        if (known?.chunks !== chunks) {
          const all = Object.values(chunks).map((chunk) => [chunk.fileName, chunk.imports] as const);
          known = { chunks, files: clientFiles(new Map(all)) };
        }
        // On the first line, which is an import, so that the positions stay and the source map does.
        return known.files.has(fileName) ? { code: directive + code, map: null } : null;
      },
    },
  };
}
