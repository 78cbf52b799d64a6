import { visibleAreas } from '../../areas/visibleAreas.ts';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SubstitutionBanner } from '../SubstitutionBanner/SubstitutionBanner.tsx';
import { AppFrame } from './AppFrame.tsx';

const employment = { employmentOrder: 1, substitutionId: null };
const assembly = { ...employment, personRef: '0001001', fullName: 'Dvořáková Jana', centreName: 'Assembly' };
const warehouse = { ...assembly, personRef: '0002001', employmentOrder: 2, centreName: 'Warehouse' };

const meta = preview.meta({
  component: AppFrame,
  args: {
    personName: 'Jana Dvořáková',
    people: [assembly],
    selected: assembly,
    onSelectPerson: fn(),
    onLogOut: fn(),
    areas: visibleAreas({ permissions: allPermissions, dashboard: null }),
    hrefFor: (area) => `/${area}`,
    homeHref: '/dashboard',
    currentHref: '/worksheet',
    menuHrefs: { personalCard: '/personal-card', changePassword: '/change-password', help: '/help' },
    onOpenAccount: fn(),
    theme: 'light' as const,
    onThemeChange: fn(),
    infoText: 'Help desk: extension 4411',
    children: <PageHeader title="My worksheet" backHref="/dashboard" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the navigation marks the area of the current address', () =>
      expect(canvas.getByRole('link', { name: 'My worksheet', hidden: true })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    await step('there is no dropdown of people for a user with one employment', () =>
      expect(canvas.queryByRole('button', { name: /Assembly/ })).toBeNull(),
    );
    await step('calls onLogOut when the user presses Log out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogOut).toHaveBeenCalledTimes(1);
    });
  },
});

export const TwoEmployments = meta.story({
  args: { people: [assembly, warehouse] },
  play: ({ canvas }) => expect(canvas.findByRole('button', { name: /Assembly/ })).resolves.toBeEnabled(),
});

export const ChangingPerson = meta.story({
  args: { people: [assembly, warehouse], isChangingPerson: true },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull(),
});

export const Substituting = meta.story({
  args: {
    people: [assembly, warehouse],
    banner: <SubstitutionBanner name="Ing. Svoboda Petr, Ph.D." onBack={() => {}} />,
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText('You are substituting for Ing. Svoboda Petr, Ph.D.');
    await step('sticky content of a screen stays below the bar and the banner', async () => {
      const bar = canvas.getByRole('button', { name: 'Log out' }).closest('header');
      await waitFor(() =>
        expect(getComputedStyle(canvas.getByRole('main')).getPropertyValue('--app-bar-height')).toBe(
          `${bar?.offsetHeight}px`,
        ),
      );
    });
  },
});
