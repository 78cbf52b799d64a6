let pending = 0;
const longestMs = 2000;

const original = globalThis.fetch;
globalThis.fetch = async (...call) => {
  pending += 1;
  try {
    return await original(...call);
  } finally {
    pending -= 1;
  }
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until every call has been answered and shown, and those that follow from its answer: a play may end before a help
 * that nothing waits for is there. What is never answered is waited for a while only.
 */
export async function callsAnswered(): Promise<void> {
  const end = performance.now() + longestMs;
  // An answer is drawn in the next frame, and the next call begins with that.
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = pending > 0 ? 0 : quiet + 1)
    await nextFrame();
}
