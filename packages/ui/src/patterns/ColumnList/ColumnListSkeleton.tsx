import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ColumnListBox } from './RowColumns.ts';
import { SkeletonParts } from './SkeletonParts.tsx';

export interface ColumnListSkeletonProps {
  /** The number of rows. */
  count: number;
  /** The grid of a row, the same as in the list: an extended `RowColumns`. */
  columns: ElementType;
  /** The CSS width of the bar in each `data-part`, in order. A part without a width stays empty. */
  widths: Readonly<Record<string, string>>;
  /** Whether the row starts with an icon. Default false. */
  hasIcon?: boolean;
}

/** Shown while a list of rows with columns loads. */
export function ColumnListSkeleton(props: ColumnListSkeletonProps) {
  const { count, columns: Columns, widths, hasIcon = false } = props;
  const { t } = useTranslation('primitives');
  return (
    <Box aria-label={t('loading')} aria-busy="true">
      <ListSkeleton
        count={count}
        words={t('loading')}
        renderRow={() => (
          <Columns>
            {hasIcon && <Skeleton width={18} height={18} />}
            <SkeletonParts widths={widths} />
          </Columns>
        )}
      />
    </Box>
  );
}

/* As wide as the list. */
const Box = styled(ColumnListBox)`
  margin-inline: var(--list-bleed);
`;
