import { defineConfig } from 'oxlint';

const storage = ['localStorage', 'sessionStorage'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  options: { typeAware: true, denyWarnings: true },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: [
    '**/dist*/**',
    '**/storybook-static/**',
    '**/.types/**',
    '**/mockServiceWorker.js',
    // Has the errors that the types of the packed libraries must report.
    'tools/package/sample-app/types.tsx',
  ],
  rules: {
    'eslint/max-lines': ['error', { max: 300 }],
    'eslint/no-console': 'error',
    'eslint/no-shadow': 'off',
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-restricted-globals': ['error', ...storage],
    'typescript/no-explicit-any': 'error',
    // Branded strings and generic endpoints need casts after a check.
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler option noImplicitReturns understands exhaustive switches.
    'typescript/consistent-return': 'off',
    // Interfaces here are plain records of functions without `this`.
    'typescript/unbound-method': 'off',
    // The compiler option `erasableSyntaxOnly` allows no enums, and this rule takes a third of the linter's time.
    'typescript/no-unsafe-enum-assignment': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/no-promise-in-callback': 'off',
    // A live region needs a role; <output> belongs to a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A dialog or a menu must set its initial focus.
    'jsx-a11y/no-autofocus': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'vitest/require-to-throw-message': 'off',
    // A broadcast channel has no target origin.
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'house/import-directions': 'error',
    'house/file-names': 'error',
    'house/documented-exports': 'error',
    'house/injected-clock': 'error',
    'house/no-clock-in-render': 'error',
    'house/no-props-bag': 'error',
    'house/no-chained-rest': 'error',
    'house/no-hook-return-type': 'error',
  },
  overrides: [
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        '**/e2e/**',
        '.storybook/**',
        'tools/**',
        '*.config.ts',
      ],
      rules: {
        'house/documented-exports': 'off',
        'house/injected-clock': 'off',
        'eslint/no-restricted-globals': 'off',
      },
    },
    { files: ['.storybook/*.setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    { files: ['packages/api/src/core/clock.ts'], rules: { 'house/injected-clock': 'off' } },
    { files: ['packages/mock-server/**'], rules: { 'house/injected-clock': 'off' } },
    {
      files: ['packages/app/src/shell/stored-values.ts', 'packages/mock-server/src/browser.ts'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    // An unsupported saved language is reported as a warning in the console. So is a `config.json` that the server
    // replaces by a page, for the administrator.
    {
      files: ['packages/app/src/shell/apply-saved-language.ts', 'packages/app/src/shell/start-session.ts'],
      rules: { 'eslint/no-console': ['error', { allow: ['warn'] }] },
    },
    {
      files: ['tools/**', 'bench/src/run.ts', 'bench/src/*/run.ts', 'packages/mock-server/src/http.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
});
