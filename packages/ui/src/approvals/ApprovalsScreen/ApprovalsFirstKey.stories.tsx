import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { focusRow, withoutPictures } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

/** No request was selected before, so the code of the detail is still loading. */
export const RejectsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await focusRow(/Vacation 2–4 Dec/);
    await userEvent.keyboard('r');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveFocus());
  },
});
