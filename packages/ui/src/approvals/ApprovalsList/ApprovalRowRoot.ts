import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';
import { Cells, RequestStatus } from './ApprovalRowStyles.ts';

/** A row. */
export const Root = styled.div`
  ${currentRow}
  container-type: inline-size;

  /* The name has a line of its own: a narrower one would wrap too often. */
  @container (width < 300px) {
    & > ${Cells} {
      grid-template: 'icon name' auto '. text' auto '. standing' auto / var(--mark, 18px) minmax(0, 1fr);
    }

    ${RequestStatus} {
      text-align: start;
    }
  }
`;
