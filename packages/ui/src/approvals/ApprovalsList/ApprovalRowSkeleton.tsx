import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Pick } from './ApprovalRowPick.ts';
import { Root } from './ApprovalRowRoot.ts';
import { Cells, Length, Name, RequestStatus, Text, What, When } from './ApprovalRowStyles.ts';

/** Shown in place of a row while loading, with the same height and indent. */
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
        <RequestStatus>
          <Skeleton width="4rem" />
        </RequestStatus>
      </Cells>
    </Root>
  );
}
