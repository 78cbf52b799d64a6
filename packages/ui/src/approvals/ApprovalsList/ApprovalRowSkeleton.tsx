import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Pick } from './ApprovalRowPick.ts';
import { Root } from './ApprovalRowRoot.ts';
import { Cells, Length, Name, Standing, Text, What, When } from './ApprovalRowStyles.ts';

/** A row that is on its way, as high and as far in as the one that comes. */
export function ApprovalRowSkeleton() {
  return (
    <Root>
      <Cells>
        <Pick>
          <Skeleton width="18px" height="18px" style={{ borderRadius: '50%' }} />
        </Pick>
        <Name>
          <Skeleton width="8rem" />
        </Name>
        <Text>
          <What>
            <Skeleton width="4rem" />
          </What>{' '}
          <When>
            <Skeleton width="7rem" />
          </When>
        </Text>
        <Length>
          <Skeleton width="3rem" />
        </Length>
        <Standing>
          <Skeleton width="4rem" />
        </Standing>
      </Cells>
    </Root>
  );
}
