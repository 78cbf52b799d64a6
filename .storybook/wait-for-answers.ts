import type { StoryBackend } from './backend.ts';
import { nextFrame } from './next-frame.ts';

/** The most milliseconds until the page shows its answers: a busy machine loads code and draws slowly. */
const longestMs = 30_000;

/** Waits until all pending tasks have run and the page is drawn. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await nextFrame();
}

/** Returns the number of calls that the scenario never answers. */
function unanswered({ scenario, database }: StoryBackend): number {
  return scenario.failures
    .filter(({ kind }) => kind === 'timeout')
    .reduce((sum, failure) => sum + (database.failureCounts.get(failure) ?? 0), 0);
}

/** Returns the running queries and mutations, by their keys. */
function runningCalls({ queryClient }: StoryBackend): string[] {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const mutations = queryClient.getMutationCache().findAll({ status: 'pending' });
  return [
    ...queries.map(({ queryKey }) => `the query ${JSON.stringify(queryKey)}`),
    ...mutations.map(({ options }) => `the mutation ${JSON.stringify(options.mutationKey ?? [])}`),
  ];
}

/**
 * Waits until all calls and the calls that follow from them are finished and their results are shown. A `play` may end
 * before a help text that it does not check is loaded, or even requested. Calls that are never answered are ignored.
 *
 * @param staysLoading `parameters.staysLoading`: the story shows a skeleton permanently
 * @throws Error with the calls or the skeleton that remain
 */
export async function waitForAnswers(backend: StoryBackend, staysLoading = false): Promise<void> {
  const end = performance.now() + longestMs;
  const pending = () => {
    const calls = runningCalls(backend);
    const expected = unanswered(backend);
    if (calls.length > expected) return calls;
    // The skeleton of a call that is never answered stays.
    const skeleton = expected === 0 && !staysLoading && document.querySelector('[data-skeleton]');
    return skeleton
      ? [`a skeleton without \`parameters.staysLoading\`: ${skeleton.outerHTML.slice(0, 200)}`]
      : [];
  };
  // A response is rendered in the next turn, and the next call starts then.
  for (let quiet = 0; quiet < 3; quiet = pending().length > 0 ? 0 : quiet + 1) {
    if (performance.now() > end) throw new Error(`The page still loads:\n${pending().join('\n')}`);
    await nextTurn();
  }
}
