import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { refuseUnknownCalls } from '@selfservice/mock-server/browser';
import '@selfservice/ui/tokens/global.css';
import { createStoryBackend } from './backend.ts';
import type { StoryBackend } from './backend.ts';
import { withEnvironment } from './decorators/withEnvironment.tsx';
import { withTexts } from './decorators/withTexts.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { comparePicture } from './picture-taking.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: refuseUnknownCalls });
  return worker;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['docs', 'session', 'dashboard', 'password', 'errors', 'patterns', 'primitives'] },
    },
  },
  loaders: [
    ({ parameters, globals }): { backend: StoryBackend } => ({
      backend: createStoryBackend(parameters, globals),
    }),
  ],
  beforeEach({ msw, loaded }) {
    msw.use(...(loaded as { backend: StoryBackend }).backend.handlers);
  },
  // A font that nothing has used yet would arrive under the first story's picture.
  async beforeAll() {
    await Promise.all([...document.fonts].map((font) => font.load()));
  },
  async afterEach({ id }) {
    await comparePicture(id);
    // What the last story announced would point at elements that the next one no longer has.
    for (const log of document.querySelectorAll('[data-live-announcer] > div')) log.replaceChildren();
  },
  decorators: [withEnvironment, withTexts, withTheme],
});
