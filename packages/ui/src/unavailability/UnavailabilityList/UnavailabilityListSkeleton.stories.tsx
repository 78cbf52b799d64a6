import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { anUnavailability } from '../unavailability.fixtures.ts';
import { UnavailabilityList } from './UnavailabilityList.tsx';
import { UnavailabilityListSkeleton } from './UnavailabilityListSkeleton.tsx';

const meta = preview.meta({
  component: UnavailabilityListSkeleton,
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible(),
});

/** The skeleton has the size and the columns of the loaded list. */
export const AboveWhatComes = meta.story({
  render: () => (
    <>
      <UnavailabilityListSkeleton />
      <UnavailabilityList
        unavailabilities={[
          anUnavailability({ id: 1 }),
          ...[2, 3, 4].map((id) =>
            anUnavailability({ id, day: localDate('2026-11-02'), begin: null, end: null }),
          ),
        ]}
        today={localDate('2026-11-20')}
        deletePermission="allowed"
        onDelete={fn()}
      />
    </>
  ),
  play: async ({ canvas, step }) => {
    const skeleton = await canvas.findByRole('region', { name: 'Loading' });
    const list = await canvas.findByRole('region', { name: 'Unavailability' });
    await step('the skeleton is as high as a list of four rows', () =>
      expect(Math.abs(skeleton.offsetHeight - list.offsetHeight)).toBeLessThanOrEqual(1),
    );
    await step('its rows have the place and the height of the rows of the list', async () => {
      const [first, second] = [skeleton, list].map((of) => of.querySelector('li')?.getBoundingClientRect());
      await expect(first?.left).toBe(second?.left);
      await expect(first?.height).toBe(second?.height);
    });
  },
});
