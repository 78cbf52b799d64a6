import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DraftNote } from './DraftNote.tsx';

const meta = preview.meta({
  component: DraftNote,
  args: { onReset: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: ({ canvas }) => expect(canvas.findByRole('button', { name: 'Start over' })).resolves.toBeDisabled(),
});
export const LongText = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
});
