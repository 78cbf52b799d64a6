import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StorageNotice } from './StorageNotice.tsx';

const meta = preview.meta({ component: StorageNotice, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Your browser is not storing data for this page.')).resolves.toBeVisible();
    await expect(canvas.getByText(/sign in again/)).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'cs', viewport: { value: 'narrow' } } });
