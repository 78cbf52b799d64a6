import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { accountsAreThere, pickDay, summary, typeInto } from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-02'),
    onCreated: fn(),
    onClose: fn(),
  },
});

export const OverNewYear = meta.story({
  args: { initialDay: localDate('2026-12-30') },
  play: async () => {
    await accountsAreThere();
    await pickDay('End day', 'Thursday, 31 December 2026');
    await typeInto('day', 'End day', '02012027');
    await expect(summary()).toHaveTextContent('4 days, Wed 30 Dec 2026 – Sat 2 Jan 2027');
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ step }) => {
    const words = await screen.findByRole('group', { name: /^Vaše žádost$/ });
    await waitFor(() => expect(words).toHaveTextContent('1 den, st 2. 12.'));
    for (const [day, count] of [
      ['3', '2 dny'],
      ['6', '5 dnů'],
    ] as const)
      await step(`the end day ${day} December makes it ${count}`, async () => {
        screen.getByRole('spinbutton', { name: /^den.*, Poslední den/ }).focus();
        await userEvent.keyboard(`0${day}`);
        await expect(words.textContent?.replaceAll('\u00a0', ' ')).toContain(count);
      });
  },
});

export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: async ({ step }) => {
    const words = await screen.findByRole('group', { name: /^Vaša žiadosť$/ });
    await waitFor(() => expect(words).toHaveTextContent('1 deň, st 2. 12.'));
    for (const [day, count] of [
      ['4', '3 dni'],
      ['6', '5 dní'],
    ] as const)
      await step(`the end day ${day} December makes it ${count}`, async () => {
        screen.getByRole('spinbutton', { name: /^deň.*, Posledný deň/ }).focus();
        await userEvent.keyboard(`0${day}`);
        await expect(words.textContent?.replaceAll('\u00a0', ' ')).toContain(count);
      });
  },
});
