import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Pick } from './ApprovalRowPick.ts';
import { Root } from './ApprovalRowRoot.ts';
import { Cells, Name, RequestStatus, Text, What, When } from './ApprovalRowStyles.ts';

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
            <Skeleton width="10rem" />
          </When>
        </Text>
        <RequestStatus>
          <Skeleton width="4rem" />
        </RequestStatus>
      </Cells>
    </Root>
  );
}
