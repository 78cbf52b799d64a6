import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { withoutPictures, leaveTheScreen, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

const title = 'New request for someone else';

export const ForAnotherPerson = meta.story({
  tags: ['approvals-9'],
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New request for' }));
    await screen.findByRole('dialog', { name: title });
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'By phone');
    await step('the entered note is there again after returning to the screen', async () => {
      leaveTheScreen();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      leaveTheScreen();
      await expect(screen.findByRole('dialog', { name: title })).resolves.toBeVisible();
      await expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('By phone');
    });
  },
});

const absence = 'SelfServiceApp_Absence';

export const NotAllowed = meta.story({
  tags: ['approvals-38'],
  parameters: { scenario: { person: 'approver', disabledActions: [absence] } },
  play: async ({ canvas }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(screen.findByRole('menuitem', { name: 'New request for' })).resolves.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const NotOffered = meta.story({
  tags: ['approvals-38'],
  parameters: { scenario: { person: 'approver', invisibleActions: [absence] } },
  play: async ({ canvas }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(screen.findByRole('menuitem', { name: 'Mass approve' })).resolves.toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'New request for' })).toBeNull();
  },
});

export const UnknownWhatIsAllowed = meta.story({
  parameters: { scenario: { person: 'approver', failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await step('a notice says so, and the list is shown', async () => {
      await expect(canvas.findByText('Could not check what you can do here.')).resolves.toBeVisible();
      await rowOf(/Žák Matěj/);
    });
    await step('a retry loads the roles', async () => {
      backendOf(loaded).database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByRole('button', { name: 'More actions' })).resolves.toBeVisible();
    });
  },
});
