import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RequestDetailSkeleton } from './RequestDetailSkeleton.tsx';

const meta = preview.meta({
  component: RequestDetailSkeleton,
  parameters: { layout: 'padded', staysLoading: true },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('Applicant')).resolves.toBeVisible(),
});
