/** The tests that a change can affect. */
export interface Affected {
  /** Why everything must run, such as the file that everything depends on; `null` if a part is enough. */
  everything: string | null;
  /** The specs of journeys to run, by the beginning of their names. */
  journeys: string[];
  /** Whether unit tests and stories can be affected, which the runner finds by the graph of modules. */
  hasModules: boolean;
}

/** Files that every test, story or journey depends on, or whose effect the graph of modules does not show. */
const affectsAll =
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|(.+\/)?package\.json|(.+\/)?tsconfig[^/]*\.json|[^/]+\.config\.ts|\.storybook\/.+|packages\/ui\/src\/tokens\/.+|packages\/app\/(vite\.config\.ts|index\.html)|tools\/(browser|run|test|test-changed|affected)\.ts|tools\/pictures\/.+)$/;

/** Documents and pictures have tests that read them as files, which belong to `test`. */
const isModule = /\.(tsx?|mjs|cjs|json|css)$/;

/**
 * Returns what a change can affect.
 *
 * @param files the changed files, relative to the root
 * @param specs the names of all specs of journeys
 * @param areas the area words
 */
export function affectedBy(
  files: readonly string[],
  specs: readonly string[],
  areas: readonly string[],
): Affected {
  const cause = files.find((file) => affectsAll.test(file)) ?? null;
  const journeys = new Set<string>();
  for (const file of files) {
    const own = /^packages\/app\/e2e\/(.+\.spec\.ts)$/.exec(file)?.[1];
    if (own) journeys.add(own);
    // Other files of the product in no area: shell, core, patterns.
    else if (/^packages\/(ui|api|mock-server|app)\/(src|worker|e2e)\//.test(file) && !isTestFile(file)) {
      const word = /^packages\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
      for (const spec of specs) if (!areas.includes(word) || spec.startsWith(word)) journeys.add(spec);
    }
  }
  return {
    everything: cause,
    journeys: [...journeys].toSorted(),
    hasModules: files.some((file) => isModule.test(file)),
  };
}

function isTestFile(file: string): boolean {
  return /\.(test|stories|fixtures)\.tsx?$/.test(file);
}
