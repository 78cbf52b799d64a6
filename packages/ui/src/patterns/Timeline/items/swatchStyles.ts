import { css } from 'styled-components';

/** The colour and icon of an interval in a list, as high as the line with its time. */
export const swatchStyles = css`
  .swatch {
    position: relative;
    grid-row: span 2;
    height: 18px;
    padding: 0 !important;

    &::before {
      top: 2px !important;
      left: 9px !important;
    }
  }
`;

/** The looks of kinds, weekends and public holidays in a legend. */
export const legendSwatchStyles = css`
  li > span:where([aria-hidden]) {
    position: relative;
    flex: none;
    width: 28px;
    height: 18px;
    padding: 0 !important;
  }

  [data-interval]::before {
    top: 2px !important;
    left: 9px !important;
  }
`;
