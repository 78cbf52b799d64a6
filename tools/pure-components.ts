import type { Plugin } from 'vite';

/**
 * Lets a bundler leave out the components of a library that nobody uses: the calls that make them are marked as pure,
 * and the names that only tools for developers read are taken away. Both keep a component in otherwise.
 *
 * @param code of a module that makes its components at its top level
 */
export function markPureComponents(code: string): string {
  return code
    .replace(
      /^((?:var|let|const) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}

/** Marks the components of the router: it comes as one module, and not as one that knows what is pure. */
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
