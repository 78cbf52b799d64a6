/**
 * A set-up file of the picture tests fills this hook; everywhere else it stays empty, so that the workbench itself
 * knows nothing of the test runner.
 */
declare global {
  var takePicture: ((name: string) => Promise<void>) | undefined;
}

/** Compares the story with its picture, where pictures are being compared. */
export async function comparePicture(storyId: string): Promise<void> {
  await globalThis.takePicture?.(storyId);
}
