import { expect } from 'storybook/test';
import { brokenWords } from '#storybook/broken-words.ts';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const meta = preview.meta({
  component: TerminalScreen,
  args: { ...terminalMeta.args, chosen: [22, 23, 3, null] },
  decorators: [inFrame('terminal')],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Lunch Out' });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const WholeWords = meta.story({
  globals: { viewport: { value: 'laptop' }, language: 'cs' },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Oběd Odchod' });
    await step('no word breaks, although the dial and the navigation are beside the buttons', () =>
      expect(canvas.getAllByRole('button').flatMap(brokenWords)).toEqual([]),
    );
  },
});
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
