import type { SelectablePerson } from '@selfservice/api/session/session-state';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PersonMenu } from './PersonMenu.tsx';

const own: SelectablePerson = {
  personRef: '0001005',
  fullName: 'Benešová Lucie',
  employmentOrder: 1,
  substitutionId: null,
  centreName: 'Assembly',
};
const second: SelectablePerson = {
  ...own,
  personRef: '0002005',
  employmentOrder: 2,
  centreName: 'Night transport',
};
const substituted: SelectablePerson = {
  personRef: '0001002',
  fullName: 'Ing. Svoboda Petr, Ph.D.',
  employmentOrder: null,
  substitutionId: 71,
  centreName: 'Department of Preventive Maintenance and Measuring Instruments',
};

const meta = preview.meta({
  component: PersonMenu,
  args: { people: [own, second, substituted], selected: own, helpHref: '/help/dashboard', onSelect: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: 'Acting as Assembly, change' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Night transport/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('0002005');
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acting as Assembly, change' }));
    await waitFor(() => expect(screen.getByText('Substituting for Ing. Svoboda Petr, Ph.D.')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help/dashboard');
  },
});
export const WithoutCentres = meta.story({
  args: {
    people: [own, second, substituted].map((person) => ({ ...person, centreName: '' })),
    selected: { ...second, centreName: '' },
  },
  play: async ({ canvas, step }) => {
    await step('the button shows the full name', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Acting as Benešová Lucie, change' }));
    });
    await step('every entry has a different name', async () => {
      const entries = await screen.findAllByRole('menuitemradio');
      await expect(entries.map(({ textContent }) => textContent)).toEqual([
        'Benešová Lucie Employment 1',
        'Benešová Lucie Employment 2',
        'Ing. Svoboda Petr, Ph.D. Substituting for Ing. Svoboda Petr, Ph.D.',
      ]);
    });
  },
});
export const InTheSameCentre = meta.story({
  args: { people: [own, { ...second, centreName: 'Assembly' }] },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acting as Assembly, change' }));
    await expect(
      screen.findByRole('menuitemradio', { name: /Assembly Benešová Lucie · Employment 2/ }),
    ).resolves.toBeVisible();
  },
});
/** The token belongs to a person who is not in the list. */
export const NoOneSelected = meta.story({
  parameters: { pictures: false },
  args: { selected: null },
  play: async ({ canvas, args, step }) => {
    await step('a person can be chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Choose a person' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /Night transport/ }));
      await expect(args.onSelect).toHaveBeenCalledWith('0002005');
    });
  },
});
export const Busy = meta.story({ args: { isBusy: true } });
export const LongCentre = meta.story({
  args: { selected: substituted },
  globals: { viewport: { value: 'narrow' } },
});
