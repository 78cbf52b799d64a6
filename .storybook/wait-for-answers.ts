import type { StoryBackend } from './backend.ts';
import { nextFrame } from './next-frame.ts';

const longestMs = 2000;

/** Whatever was to be done at once is done, and drawn. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await nextFrame();
}

/** How many calls the scenario leaves without an answer for good. */
function unanswered({ scenario, database }: StoryBackend): number {
  return scenario.failures
    .filter(({ kind }) => kind === 'timeout')
    .reduce((sum, failure) => sum + (database.failureCounts.get(failure) ?? 0), 0);
}

/**
 * Waits until every call has been answered, read and shown, and those that follow from its answer: a play may end before a
 * help that nothing waits for is there, or is even asked for. What is never answered is not waited for.
 *
 * @param staysLoading `parameters.staysLoading`: the story shows a skeleton for good
 */
export async function waitForAnswers(backend: StoryBackend, staysLoading = false): Promise<void> {
  const { queryClient } = backend;
  const end = performance.now() + longestMs;
  const isBusy = () => {
    const expected = unanswered(backend);
    if (queryClient.isFetching() + queryClient.isMutating() > expected) return true;
    // The skeleton of what never comes stays.
    return expected === 0 && !staysLoading && document.querySelector('[data-skeleton]') !== null;
  };
  // An answer is drawn in the next turn, and the next call begins with that.
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = isBusy() ? 0 : quiet + 1)
    await nextTurn();
}
