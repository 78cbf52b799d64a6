import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import axe from 'axe-core';
import { beforeEach, expect, inject } from 'vitest';
import type { TaskMeta } from 'vitest';
import 'vitest/browser';
import type { StoryBackend } from './backend.ts';
import { speak } from './decorators/withTexts.tsx';
import { pictureName } from './picture-taking.ts';
import type { StandingStory } from './picture-taking.ts';
import { variantAt } from './variants.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The pictures that belong to the story, by name. */
    pictures?: string[];
    /** What the story showed, for the gate over all stories. */
    seen?: { text: string; disabled: string[]; hidden: string[] };
  }
  interface ProvidedContext {
    width: 'phone' | 'desk';
  }
}

const padding = document.createElement('style');
padding.textContent = '.sb-main-padded { padding: 1rem }';
document.head.append(padding);

let meta: TaskMeta = {};
let place = 0;
let file = '';
beforeEach(({ task }) => {
  meta = task.meta;
  file = task.file.name;
  place = (task.suite ?? task.file).tasks.indexOf(task);
});

/** A list of thousands would make a picture of its own that nobody looks at; this many pixels of it are enough. */
const tallest = '2400px';

/** Takes the pointer away. Whether the browser itself notices that it rests on something is a matter of luck. */
async function leave(): Promise<void> {
  for (const element of document.querySelectorAll('[data-hovered]'))
    element.dispatchEvent(
      new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
    );
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function compare(name: string): Promise<void> {
  meta.pictures = [...(meta.pictures ?? []), `${inject('width')}/${name}.png`];
  document.body.style.maxHeight = tallest;
  try {
    await expect(document.body).toMatchScreenshot(name);
  } finally {
    document.body.style.maxHeight = '';
  }
}

/** Themes differ in colours alone, which another test holds them to; so what axe says of colours is what is new. */
async function examineColours(theme: ThemeChoice): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const nodes = violations.flatMap(({ nodes: found }) =>
    found.map(({ failureSummary, html }) => `${failureSummary} ${html}`),
  );
  if (nodes.length > 0) throw new Error(`In the theme "${theme}": ${nodes.join('\n')}`);
}

/** Each look is taken, whatever the one before came to. */
async function all(looks: readonly (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const look of looks) await look().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0)
    throw faults.length === 1 ? faults[0] : new AggregateError(faults, faults.map(String).join('\n'));
}

globalThis.lookAtStory = async ({ id, globals, storyGlobals, parameters, loaded }: StandingStory) => {
  const width = inject('width');
  const root = document.documentElement;
  const variant = variantAt(place, file);
  const { disabled, invisible } = (loaded as { backend: StoryBackend }).backend.permissions;
  meta.seen = { text: document.body.innerText, disabled: [...disabled], hidden: [...invisible] };
  if (parameters['pictures'] === false) return;
  // A story that brings its own width looks the same in both runs.
  const hasOwnWidth = 'viewport' in (storyGlobals ?? {});
  await leave();
  try {
    await all([
      async () => {
        if (width === 'desk' || !hasOwnWidth) await compare(pictureName(id));
      },
      ...(['dark', 'contrast'] as const).map((theme) => async () => {
        applyTheme(theme, root);
        if (width === 'desk') await examineColours(theme);
      }),
      async () => {
        if (!variant || (hasOwnWidth ? 'desk' : variant.width) !== width) return;
        applyTheme(variant.theme, root);
        await speak(variant.language);
        await compare(pictureName(id, variant));
      },
    ]);
  } finally {
    await speak(null);
    applyTheme(globals['theme'] as ThemeChoice, root);
  }
};
