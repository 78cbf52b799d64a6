import type { Plugin } from 'vite';

/**
 * Lets a bundler remove unused components of a library: marks the calls that create them as pure and removes display
 * names, which only developer tools read. Both would otherwise keep a component in the bundle.
 *
 * @param code the code of a module that creates its components at top level
 */
export function markPureComponents(code: string): string {
  return code
    .replace(
      /^((?:var|let|const) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}

/** A plugin that marks the components of the router, which is a single module without such marks. */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markPureComponents(code), map: null }),
    },
  };
}
