import '@selfservice/mock-server/local-storage';
import { toLanguage } from '@selfservice/api/core/language';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure, getConfig } from 'storybook/test';
import { startNetwork } from '@selfservice/mock-server/start-network';
import '@selfservice/ui/tokens/global.css';
import { modes } from './modes.ts';
import { createStoryBackend } from './backend.ts';
import { withEnvironment } from './decorators/withEnvironment.tsx';
import { loadTexts, speak, withTexts } from './decorators/withTexts.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { LazyDocsContainer } from './docs/blocks/LazyDocsContainer.tsx';
import { waitForOverlays } from './wait-for-overlays.ts';
import { lookAtStory } from './picture-taking.ts';
import { expectNoConsoleErrors, watchConsole } from './quiet-console.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import type { StoryBackend } from './backend.ts';
import { backendOf } from './backend.ts';

/** In a test run alone: whoever looks at a story reads the console. */
const consoleWatch = '__vitest_browser__' in globalThis ? watchConsole(console, window) : null;

const { getElementError } = getConfig();

/**
 * Whether a wait tries once more: such an attempt fails without the text of the page, which takes long to write. The wait
 * adds it when it gives up.
 */
function isTrying(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

async function startWorker() {
  const { href } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, window.location.href);
  return (await startNetwork([], href)).worker;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      // A run that tries stories once more turns it off.
      test: import.meta.env['STORYBOOK_AXE'] ?? 'error',
      // What has been announced of a button stays there for seconds after the button has gone.
      context: { exclude: ['[data-live-announcer]'] },
      // The rule for targets of 24 px is off unless it is asked for.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Each element that is as it should be makes the answer of a large plan megabytes long.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    chromatic: { modes },
    docs: { container: LazyDocsContainer },
    options: {
      storySort: {
        order: [
          'docs',
          [
            'Start here',
            'Colours',
            'Type',
            'Spacing and shape',
            'Icons',
            'States',
            'Motion',
            'Voice and wording',
            'Dates and durations',
            'Accessibility',
            'Writing a story',
            'Adding a component',
            'Release notes',
          ],
          // The areas stand in the order of their files in main.ts.
          '*',
          'patterns',
          'primitives',
        ],
      },
    },
  },
  loaders: [
    loadTexts,
    ({ parameters, globals }): { backend: StoryBackend } => ({
      backend: createStoryBackend(parameters, globals),
    }),
  ],
  beforeEach({ msw, loaded, parameters }) {
    consoleWatch?.take();
    // Storybook says so of its own page; the page of the test runner has to be told.
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
    msw.use(...backendOf(loaded).handlers);
  },
  async beforeAll() {
    // A play acts on a living page, as a person does; React need not be told of each step.
    configure({
      getElementError: (message, container) =>
        isTrying() ? new Error(message ?? '') : getElementError(message, container),
      async asyncWrapper(work) {
        const result = await work();
        await waitForOverlays();
        return result;
      },
      eventWrapper: (work) => work(),
      // A second is too short where two browsers share two busy cores.
      asyncUtilTimeout: 15_000,
    });
    // A font that nothing has used yet would arrive under the first story's picture.
    await Promise.all([...document.fonts].map((font) => font.load()));
  },
  async afterEach(story) {
    await speak(toLanguage(String(story.globals['spoken'])));
    await lookAtStory(story);
    // What the last story announced would point at elements that the next one no longer has.
    for (const log of document.querySelectorAll('[data-live-announcer] > div')) log.replaceChildren();
    if (consoleWatch) expectNoConsoleErrors(consoleWatch);
  },
  decorators: [withEnvironment, withTexts, withTheme],
});
