import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aRequest } from '../requests.fixtures.ts';
import { MyRequestList } from './MyRequestList.tsx';
import { MyRequestListSkeleton } from './MyRequestListSkeleton.tsx';

const meta = preview.meta({
  component: MyRequestListSkeleton,
  args: { isBeside: false },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['requests-8'],
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible(),
});

/** The skeleton has the size and the columns of the loaded list. */
export const AboveWhatComes = meta.story({
  render: (args) => (
    <>
      <MyRequestListSkeleton {...args} />
      <MyRequestList
        requests={[1, 2, 3, 4].map((id) => aRequest({ id }))}
        openId={null}
        onOpen={fn()}
        progressOf={() => null}
      />
    </>
  ),
  play: async ({ canvas, step }) => {
    const skeleton = await canvas.findByRole('region', { name: 'Loading' });
    const list = await canvas.findByRole('region', { name: 'Pending' });
    await canvas.findAllByText('Vacation');
    const boxes = (section: HTMLElement) =>
      [...section.querySelectorAll('[data-part]')].map((part) => part.getBoundingClientRect());
    await step('the skeleton is as high as a list of four rows', () =>
      expect(Math.abs(skeleton.offsetHeight - list.offsetHeight)).toBeLessThanOrEqual(1),
    );
    await step('the parts of a row begin at the same place as in the list', async () => {
      const [first, second] = [boxes(skeleton)[0], boxes(list)[0]];
      await expect(first?.left).toBe(second?.left);
    });
  },
});
