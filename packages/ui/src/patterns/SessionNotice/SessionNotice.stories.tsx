import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const meta = preview.meta({
  component: SessionNotice,
  args: { isChangingPerson: false, isUnreachable: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '8rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('No connection. Trying again…');
  },
});

export const ChangingPerson = meta.story({
  args: { isChangingPerson: true, isUnreachable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Switching person…');
  },
});

export const BothAtOnce = meta.story({
  args: { isChangingPerson: true },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the missing connection is shown, and not the change of person', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('No connection. Trying again…');
    });
  },
});

export const Nothing = meta.story({
  args: { isUnreachable: false },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
});
