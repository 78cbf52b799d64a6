import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview.tsx';
import { ColumnListSkeleton } from './ColumnListSkeleton.tsx';
import { RowColumns } from './RowColumns.ts';

const Columns = styled(RowColumns)`
  grid-template: 'name place' auto / minmax(0, 1fr) 8rem;
`;

const meta = preview.meta({
  component: ColumnListSkeleton,
  args: { count: 3, columns: Columns, widths: { name: '9rem', place: '5rem' } },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Loading')).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('[data-part="place"]')).toHaveLength(3);
  },
});
