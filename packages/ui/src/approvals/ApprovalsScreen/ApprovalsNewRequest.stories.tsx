import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta, leaveTheScreen, patience, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
  parameters: { ...approvalsMeta.parameters, pictures: false },
});

const title = 'New request for somebody else';

export const ForSomebodyElse = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New request for' }));
    await screen.findByRole('dialog', { name: title }, patience);
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'By phone');
    await step('what was being entered is there again after the way back', async () => {
      leaveTheScreen();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      leaveTheScreen();
      await expect(screen.findByRole('dialog', { name: title }, patience)).resolves.toBeVisible();
      await expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('By phone');
    });
  },
});
