import { expect } from 'vitest';
import 'vitest/browser';

globalThis.takePicture = async (name) => {
  await expect(document.body).toMatchScreenshot(name);
};
