import type { ComponentType } from 'react';
import { Profiler } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { nextFrame } from '#storybook/next-frame.ts';
import preview from '#storybook/preview.tsx';
import { applyTheme, themeChoices } from '../tokens/theme.ts';

type Args = Record<string, unknown>;

/** The parts of a story file that this test uses: its component and its stories. */
interface Shown {
  meta: { input: { component: ComponentType<Args>; args?: Args; render?: ComponentType<Args> } };
  input: { args?: Args };
}

const everyFile = import.meta.glob<Record<string, Shown>>('../{primitives,patterns}/*/*.stories.tsx');

/** The story files named like their folder, so not those of parts or variants. */
const files = Object.fromEntries(
  Object.entries(everyFile).filter(([path]) => {
    const [folder, file] = path.split('/').slice(-2);
    return file === `${folder}.stories.tsx`;
  }),
);

/** Props that open a component which no button opens, or that leave it to the button. */
const opened: Record<string, Args> = {
  // A frame that opened it between the press and the release of its button would make the release close it.
  Popover: { isInitiallyOpen: false },
  Tooltip: { defaultOpen: true },
};

/** Components without a root element: they render only their children, one of several components, or a fragment. */
const rootless = new Set(['Contacts', 'DecisionBar', 'Deferred', 'ListExport', 'PassingWarnings']);

/** Returns a component with the arguments of its first story and with attributes for its root element. */
async function probed(
  name: string,
  load: () => Promise<Record<string, Shown>>,
  root: (element: Element | null) => void,
) {
  const [story] = Object.values(await load());
  if (!story) throw new Error('The file has no story.');
  const { component: Component, args, render } = story.meta.input;
  const all = {
    ...args,
    ...story.input.args,
    ...opened[name],
    className: 'probe',
    style: { '--probe': '1' },
    'data-probe': 'yes',
    ref: root,
  };
  const Drawn = render ?? Component;
  return <Drawn {...all} />;
}

const probe = () => document.querySelector<HTMLElement>('.probe');

/**
 * Presses the first button, which opens a floating component. Returns its root element as soon as it is there; null for a
 * component without one.
 */
async function open(canvas: HTMLElement, isRootless: boolean): Promise<HTMLElement | null> {
  const button = canvas.querySelector('button');
  if (button) await userEvent.click(button);
  if (!isRootless) return waitFor(() => probe() ?? Promise.reject(new Error('There is no root element.')));
  await nextFrame();
  return probe();
}

const meta = preview.meta({
  title: 'primitives/EveryComponent',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: () => <p>Each component in turn.</p>,
});

export const TakesAttributes = meta.story({
  play: async ({ mount, canvasElement }) => {
    const faults: string[] = [];
    for (const [file, load] of Object.entries(files)) {
      let root: Element | null = null;
      const name = file.split('/').at(-2) ?? file;
      await mount(await probed(name, load, (element) => (root = element ?? root)));
      const element = probe() ?? (await open(canvasElement, rootless.has(name)).catch(() => null));
      if (rootless.has(name)) {
        if (element) faults.push(`${name}: has a root and must not be listed as rootless`);
      } else if (!element) {
        const { activeElement } = document;
        faults.push(`${name}: className; the focus is on ${activeElement?.outerHTML.slice(0, 200)}`);
      } else {
        if (element.style.getPropertyValue('--probe') !== '1') faults.push(`${name}: style`);
        if (element.dataset['probe'] !== 'yes') faults.push(`${name}: data attributes`);
        if (root !== element) faults.push(`${name}: ref`);
      }
    }
    await expect(faults).toEqual([]);
  },
});

export const IsNotRenderedAgainByTheme = meta.story({
  // Only the development build of React profiles renders.
  tags: ['test-all'],
  play: async ({ mount }) => {
    const faults: string[] = [];
    for (const [file, load] of Object.entries(files)) {
      const name = file.split('/').at(-2) ?? file;
      let drawn = 0;
      const component = await probed(name, load, () => {});
      await mount(
        <Profiler id={name} onRender={() => (drawn += 1)}>
          {component}
        </Profiler>,
      );
      if (drawn === 0) faults.push(`${name}: its renders are not counted`);
      // A component may render meanwhile because it measures or loads, but not in every attempt.
      let isDrawn = true;
      for (let attempt = 0; isDrawn && attempt < 20; attempt += 1) {
        const before = drawn;
        for (const theme of [...themeChoices, 'light' as const]) {
          applyTheme(theme, document.documentElement);
          await nextFrame();
        }
        isDrawn = drawn > before;
      }
      if (isDrawn) faults.push(name);
    }
    await expect(faults).toEqual([]);
  },
});
