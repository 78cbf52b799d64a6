import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PictureButton } from './PictureButton.tsx';

const meta = preview.meta({
  component: PictureButton,
  args: { children: 'Choose another picture', onChoose: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Choose another picture' })).toBeVisible(),
});
