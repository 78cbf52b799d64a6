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

/** What comes stands where the skeleton stood. */
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
    await step('as high as the list with as many rows', () =>
      expect(Math.abs(skeleton.offsetHeight - list.offsetHeight)).toBeLessThanOrEqual(1),
    );
    await step('and its rows begin where those that come begin', async () => {
      const [first, second] = [skeleton, list].map((of) => of.querySelector('li')?.getBoundingClientRect());
      await expect(first?.left).toBe(second?.left);
      await expect(first?.height).toBe(second?.height);
    });
  },
});
