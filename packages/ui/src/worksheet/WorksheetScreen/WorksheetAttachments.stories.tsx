import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Canvas } from 'storybook/internal/types';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { worksheetMeta } from './worksheetScreen.fixtures.ts';

const meta = preview.meta({
  ...worksheetMeta,
  component: WorksheetScreen,
  args: { ...worksheetMeta.args, month: '2026-11' as LocalMonth },
});

const permission = 'SelfServiceApp_WorksheetAttachments';
const name = 'Attachments';

async function hasNoButton(canvas: Canvas) {
  await expect(canvas.findByRole('table', { name: /^Worksheet for/ })).resolves.toBeVisible();
  await expect(canvas.queryByRole('button', { name })).toBeNull();
}

export const Default = meta.story({
  tags: ['worksheet-44'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(screen.findByRole('dialog', { name })).resolves.toBeVisible();
    await expect(screen.findByText('parkovne.jpg')).resolves.toBeVisible();
  },
});

export const ActionDisabled = meta.story({
  tags: ['worksheet-44'],
  parameters: { scenario: { disabledActions: [permission] } },
  play: ({ canvas }) => hasNoButton(canvas),
});

export const ActionHidden = meta.story({
  tags: ['worksheet-44'],
  parameters: { scenario: { invisibleActions: [permission] } },
  play: ({ canvas }) => hasNoButton(canvas),
});

/** The server decides for each worksheet whether it takes attachments. */
export const WorksheetWithoutAttachments = meta.story({
  tags: ['worksheet-44'],
  args: { month: '2026-12' as LocalMonth },
  play: ({ canvas }) => hasNoButton(canvas),
});
