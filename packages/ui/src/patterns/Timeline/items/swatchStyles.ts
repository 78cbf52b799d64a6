import { css } from 'styled-components';

/** The colour and icon of an interval in a list, as high as the line with its time. */
export const swatchStyles = css`
  .swatch {
    position: relative;
    grid-row: span 2;
    height: 18px;
    padding: 0 !important;

    &::before {
      left: calc(50% - 6px) !important;
    }
  }
`;
