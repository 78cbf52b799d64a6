import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';
import { Cells, Length, Name, RequestStatus, Text, What, When } from './ApprovalRowStyles.ts';

/** A row. Its columns are aligned with those of the other rows. */
export const Root = styled.div`
  ${currentRow}
  container-type: inline-size;

  /* One column: narrower texts would wrap too often. */
  @container (width < 300px) {
    & > ${Cells} {
      grid-template: 'icon name name' auto '. text text' auto '. standing length' auto / var(
          --mark,
          18px
        ) minmax(0, 1fr) auto;
    }

    ${RequestStatus} {
      text-align: start;
    }
  }

  /* Two lines without the length, which is in the detail. */
  @container (300px <= width < 360px) {
    & > ${Cells} {
      grid-template-areas: 'icon name standing' '. text text';
    }

    ${Length} {
      display: none;
    }
  }

  /* One line. Texts without room end in an ellipsis; the detail has all of them. */
  @container (width >= 500px) {
    & > ${Cells} {
      grid-template: 'icon name text standing' auto / var(--mark, 18px) minmax(0, 2fr) minmax(0, 3.4fr) 8.5rem;
    }

    ${Length} {
      display: none;
    }

    ${Text} {
      display: flex;
      gap: 0 var(--space-2);
      overflow: hidden;
    }

    ${Name}, ${What}, ${When} {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* Where there is room for only one, the account is shortened before the days. */
    ${What} {
      flex: 0 1000 auto;
      min-width: 3rem;
      color: var(--color-text);
    }

    ${When} {
      flex: none;
      max-width: 100%;
    }
  }

  /* Account and days in separate columns, without the length. */
  @container (width >= 560px) {
    & > ${Cells} {
      grid-template: 'icon name what when standing' auto / var(--mark, 18px) minmax(0, 1.3fr) minmax(
          0,
          1fr
        ) 12rem 8.5rem;
    }

    ${Text} {
      display: contents;
    }

    ${What}, ${When} {
      font-size: var(--text-2);
      font-variant-numeric: tabular-nums;
    }

    ${When} {
      grid-area: when;
      color: var(--color-text-muted);
    }

    ${What} {
      grid-area: what;
    }
  }

  @container (width >= 680px) {
    & > ${Cells} {
      grid-template: 'icon name what when length standing' auto / var(--mark, 18px) minmax(0, 1.3fr) minmax(
          0,
          1fr
        ) 12rem 4rem 8.5rem;
    }

    ${Length} {
      display: inline;
    }
  }

  @container (width >= 800px) {
    & > ${Cells} {
      grid-template-columns: var(--mark, 18px) minmax(0, 3fr) minmax(0, 3fr) 16rem 6rem 8.5rem;
    }
  }
`;
