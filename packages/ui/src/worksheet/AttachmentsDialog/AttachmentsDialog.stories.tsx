import type { LocalMonth } from '@selfservice/api/core/local-date';
import { postAttachments } from '@selfservice/api/worksheet/worksheet.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { AttachmentsDialog } from './AttachmentsDialog.tsx';

const meta = preview.meta({
  component: AttachmentsDialog,
  args: { personRef: '0001001', month: '2026-11' as LocalMonth, onClose: fn() },
});

const list = () => screen.findByRole('list', { name: 'Attachments' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Default = meta.story({
  tags: ['worksheet-27', 'worksheet-28'],
  play: async ({ args, step }) => {
    const rows = within(await list()).getAllByRole('listitem');
    await step('each attachment shows name, size and note', async () => {
      await expect(rows).toHaveLength(5);
      await expect(rows[0]).toHaveTextContent(/^Potvrzení od lékaře\.png18\d\.\d KB.*Návštěva lékaře$/);
      await expect(rows[2]).toHaveTextContent(/^razitko\.png\d+ B/);
      await expect(rows[3]).toHaveTextContent(/^Cestovní příkaz\.png1\.4 MB/);
    });
    await step('Escape closes the dialog', async () => {
      await waitForFocusIn(screen.getByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Empty = meta.story({
  tags: ['worksheet-27'],
  args: { month: '2026-09' as LocalMonth },
  play: async () => {
    await expect(screen.findByText('There are no attachments for this month.')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  tags: ['worksheet-28'],
  parameters: { pictures: false },
  beforeEach({ msw }) {
    const sizes = [1023, 1536, 2.25 * 1024 ** 2, 3 * 1024 ** 3];
    const rows = sizes.map((size, index) => ({ id_att: index, name: `${index}.jpg`, size, poznamka: '' }));
    msw.use(http.post(`*${postAttachments.path}`, () => HttpResponse.json(rows)));
  },
  play: async () => {
    const rows = within(await list()).getAllByRole('listitem');
    const expected = [/^0\.jpg1023.B/, /^1\.jpg1\.5.KB/, /^2\.jpg2\.3.MB/, /^3\.jpg3.GB/];
    for (const [index, text] of expected.entries()) await expect(rows[index]).toHaveTextContent(text);
  },
});
export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('postAttachments', 'timeout')] } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Attachments' })).toBeVisible());
    await expect(screen.getByText('Loading')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { scenario: { failures: [failing('postAttachments', '500')] } },
  play: async () => {
    await expect(screen.findByText('The attachments could not be loaded.')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postAttachments', '500')] } },
  play: async ({ loaded }) => {
    await screen.findByText('The attachments could not be loaded.');
    backendOf(loaded).scenario.failures = [];
    await press('Try again');
    await expect(list()).resolves.toBeVisible();
    await expect(screen.queryByText('The attachments could not be loaded.')).toBeNull();
  },
});

export const RefreshFailed = meta.story({
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await list();
    const { scenario, queryClient } = backendOf(loaded);
    scenario.failures = [failing('postAttachments', '500')];
    await queryClient.invalidateQueries();
    await step('the loaded list stays with an error', async () => {
      await expect(screen.findByText('The attachments could not be refreshed.')).resolves.toBeVisible();
      await expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    });
  },
});

export const Downloaded = meta.story({
  tags: ['worksheet-29'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    const links: HTMLAnchorElement[] = [];
    using _click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    await press('Download parkovne.jpg');
    await waitFor(() => expect(links).toHaveLength(1));
    await step('the file is saved unchanged under its name', async () => {
      await expect(links[0]).toHaveAttribute('download', 'parkovne.jpg');
      const file = await fetch(links[0]?.href ?? '').then((response) => response.blob());
      await expect(file.type).toBe('image/jpeg');
      await expect(file.size).toBeGreaterThan(500);
    });
  },
});

export const DownloadFailed = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postAttachmentFile', '500')] } },
  play: async ({ step }) => {
    await press('Download razitko.png');
    await step('a notification reports the failure, and the button tries again', async () => {
      await waitFor(() =>
        expect(notify.error).toHaveBeenCalledWith(
          expect.any(Error),
          '“razitko.png” could not be downloaded.',
        ),
      );
      await expect(screen.findByRole('button', { name: 'Download razitko.png' })).resolves.toBeEnabled();
    });
  },
});

const notAllowed = async () => {
  await expect(
    screen.findByText('You are not allowed to use attachments. Ask your administrator for access.'),
  ).resolves.toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
};

export const ActionDisabled = meta.story({
  parameters: { pictures: false, scenario: { disabledActions: ['SelfServiceApp_WorksheetAttachments'] } },
  play: notAllowed,
});

export const ActionHidden = meta.story({
  parameters: { pictures: false, scenario: { invisibleActions: ['SelfServiceApp_WorksheetAttachments'] } },
  play: notAllowed,
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  play: () => expect(screen.findByText(/^Originál je uložen na personálním oddělení/)).resolves.toBeVisible(),
});
