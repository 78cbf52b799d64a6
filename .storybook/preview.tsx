import '@selfservice/mock-server/local-storage';
import { toLanguage } from '@selfservice/api/core/language';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import type { ReactElement } from 'react';
import { configure, getConfig } from 'storybook/test';
import { startNetwork } from '@selfservice/mock-server/start-network';
import '@selfservice/ui/tokens/global.css';
import { modes } from './modes.ts';
import { createStoryBackend } from './backend.ts';
import { nextEffects, withEffects } from './decorators/withEffects.tsx';
import { withEnvironment } from './decorators/withEnvironment.tsx';
import { loadTexts, speak, withTexts } from './decorators/withTexts.tsx';
import { withServerWords } from './decorators/withServerWords.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { expectNoStaleTexts, withTranslation } from './decorators/withTranslation.tsx';
import { LazyComponentPage } from './docs/blocks/LazyComponentPage.tsx';
import { LazyDocsContainer } from './docs/blocks/LazyDocsContainer.tsx';
import { keepWidth } from './keepWidth.ts';
import { measureStory } from './performance/measureStory.ts';
import { hasPersonInArgs } from './person/person-in-args.ts';
import type { PersonUse } from './person/person-use.ts';
import { personUseEvent } from './person/person-use.ts';
import { ownPersonOf, withPerson } from './person/withPerson.tsx';
import { waitForOverlays } from './wait-for-overlays.ts';
import { isExamined, lookAtStory } from './picture-taking.ts';
import { expectNoConsoleErrors } from './quiet-console.ts';
import { storyConsole } from './story-console.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import type { StoryBackend } from './backend.ts';
import { backendOf } from './backend.ts';

/** The id of the last story that ended. */
let lastStory = 'the start';

const { getElementError } = getConfig();

/**
 * Returns whether a wait is still trying. Such an attempt fails without the text of the page, which is slow to produce;
 * the wait adds it to its final error.
 */
function isTrying(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

/**
 * Starts the mock backend. The addon removes the handlers of a story while it is still mounted, so that a late call of it would
 * have none: they stay until the handlers of the next story replace them.
 */
async function startWorker() {
  const { href } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, window.location.href);
  const { worker } = await startNetwork([], href);
  const replace = worker.resetHandlers;
  worker.resetHandlers = (...handlers) => handlers.length > 0 && replace(...handlers);
  return worker;
}

/** The part of a story's context that its type leaves out. */
interface RenderedContext {
  renderToCanvas: () => Promise<void>;
}

interface FinishedStory {
  id: string;
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/** Notifies the manager whether the story depends on its person, so that the tool "Person" is closed for the others. */
function notifyOfPersonUse({ id, args, parameters, loaded }: FinishedStory): void {
  const isUsed = backendOf(loaded).personWatch.isUsed() || hasPersonInArgs(args, ownPersonOf(parameters));
  addons.getChannel().emit(personUseEvent, { storyId: id, isUsed } satisfies PersonUse);
}

export default definePreview({
  mount: (context) => async (element?: ReactElement) => {
    if (element) context.originalStoryFn = () => element;
    const effects = nextEffects();
    await (context as unknown as RenderedContext).renderToCanvas();
    // A production build of React renders and runs effects in tasks of their own. Collections of react-aria then render once more.
    await effects;
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
    return context.canvas;
  },
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      // A run that retries stories turns it off.
      test: import.meta.env['STORYBOOK_AXE'] ?? 'error',
      // Announcements refer to a button for seconds after it was removed.
      context: { exclude: ['[data-live-announcer]'] },
      // The rule for targets of 24 px is off by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // With all passing elements the result of a large plan would be megabytes long.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    chromatic: { modes },
    docs: { container: LazyDocsContainer, page: LazyComponentPage },
    options: {
      storySort: {
        order: [
          'docs',
          [
            'Start here',
            'Map',
            'Rights',
            'Contract of the backend',
            'Messages of errors',
            'Requirements',
            'State charts',
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
          // The areas are in the order of the story files in main.ts.
          '*',
          'patterns',
          'primitives',
        ],
      },
    },
  },
  loaders: [
    keepWidth,
    loadTexts,
    ({ parameters, globals }): { backend: StoryBackend } => ({
      backend: createStoryBackend(parameters, globals),
    }),
  ],
  beforeEach({ msw, loaded, parameters }) {
    if (storyConsole) expectNoConsoleErrors(storyConsole, `After ${lastStory}`);
    // Storybook sets this class on its own page, but not on the page of the test runner.
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
    msw.resetHandlers(...backendOf(loaded).handlers);
    return storyConsole ? undefined : measureStory();
  },
  async beforeAll() {
    // A `play` acts on a live page, as users do, so its steps need no `act` of React.
    configure({
      getElementError: (message, container) =>
        isTrying() ? new Error(message ?? '') : getElementError(message, container),
      async asyncWrapper(work) {
        const result = await work();
        await waitForOverlays();
        return result;
      },
      eventWrapper: (work) => work(),
      // The default of a second is too short for two browsers on two busy cores.
      asyncUtilTimeout: 15_000,
    });
    // Otherwise a font could arrive while the picture of the first story is taken.
    await Promise.all([...document.fonts].map((font) => font.load()));
  },
  async afterEach(story) {
    expectNoStaleTexts();
    await speak(toLanguage(String(story.globals['spoken'])));
    await lookAtStory(story);
    // Announcements of this story would refer to elements that the next story does not have.
    for (const log of document.querySelectorAll('[data-live-announcer] > div')) log.replaceChildren();
    lastStory = story.id;
    if (storyConsole) expectNoConsoleErrors(storyConsole);
    notifyOfPersonUse(story);
    // The addon runs axe after this.
    if (await isExamined(story)) Object.assign(story.globals, { a11y: { manual: true } });
  },
  decorators: [
    withServerWords,
    withPerson,
    withEnvironment,
    withTexts,
    withTheme,
    withTranslation,
    withEffects,
  ],
});
