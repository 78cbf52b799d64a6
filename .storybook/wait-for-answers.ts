import type { QueryClient } from '@tanstack/react-query';

const longestMs = 2000;

/** Whatever was to be done at once is done, and drawn. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until every call has been answered, read and shown, and those that follow from its answer: a play may end before a
 * help that nothing waits for is there, or is even asked for. What is never answered is waited for a while only.
 */
export async function waitForAnswers(queryClient: QueryClient): Promise<void> {
  const end = performance.now() + longestMs;
  const isBusy = () =>
    queryClient.isFetching() + queryClient.isMutating() > 0 ||
    document.querySelector('[data-skeleton]') !== null;
  // An answer is drawn in the next turn, and the next call begins with that.
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = isBusy() ? 0 : quiet + 1)
    await nextTurn();
}
