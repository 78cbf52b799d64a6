import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: {
    summary: 'Details for the administrator',
    children: '500 Internal Server Error\n/breeze/IpoData/DashboardData',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();
export const Unfolded = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await expect(canvas.getByText(/500 Internal/)).toBeVisible();
  },
});
