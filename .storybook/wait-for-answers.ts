import type { StoryBackend } from './backend.ts';
import { nextFrame } from './next-frame.ts';

/** The most milliseconds until the page shows its answers: a busy machine loads code and draws slowly. */
const longestMs = 10_000;

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

/**
 * Waits until all calls and the calls that follow from them are finished and their results are shown. A `play` may end
 * before a help text that it does not check is loaded, or even requested. Calls that are never answered are ignored.
 *
 * @param staysLoading `parameters.staysLoading`: the story shows a skeleton permanently
 */
export async function waitForAnswers(backend: StoryBackend, staysLoading = false): Promise<void> {
  const { queryClient } = backend;
  const end = performance.now() + longestMs;
  const isBusy = () => {
    const expected = unanswered(backend);
    if (queryClient.isFetching() + queryClient.isMutating() > expected) return true;
    // The skeleton of a call that is never answered stays.
    return expected === 0 && !staysLoading && document.querySelector('[data-skeleton]') !== null;
  };
  // A response is rendered in the next turn, and the next call starts then.
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = isBusy() ? 0 : quiet + 1)
    await nextTurn();
}
