import { css } from 'styled-components';
import { kindRules } from './kindIcons.ts';

/** The background of an interval for which the server sends no colour. */
export const plainGround = '#d9d4ca';

/**
 * The patterns of the kinds, on any colour from the server. Stripes are at the lower edge, not behind the text; a bar
 * without text is striped completely, and a low bar has only its icon. Icons have the colour of the text. Shifts have no
 * pattern. There is a rule for each text colour that `readableTextOn` returns.
 */
export const barStyles = css`
  [data-interval] {
    border: 1px solid var(--bar-edge);
    border-radius: 3px;
    background: ${plainGround} bottom / 100% 5px no-repeat;
    color: #211f1b;
    print-color-adjust: exact;
  }

  ${kindRules}

  [data-interval]:not([data-interval='shift'], [data-size='bare']) {
    padding-left: 20px;

    &::before {
      content: '';
      position: absolute;
      top: calc(50% - 6px);
      left: 4px;
      width: 12px;
      height: 12px;
      background: currentColor;
      print-color-adjust: exact;
      forced-color-adjust: none;
    }

    /* A swatch is just high enough for stripes and icon. */
    &:is(span) {
      background-size: 100% 3px;
    }

    &:is(span)::before {
      top: 0;
    }
  }

  [data-interval][data-size] {
    background-size: 0 0;
  }

  [data-ink='black'] {
    color: #000000;
  }

  [data-ink='light'] {
    color: #ffffff;
  }

  [data-interval][data-size='bare'] {
    padding: 0;
    background-size: auto;
    background-origin: border-box;
  }

  @media (forced-colors: active) {
    [data-interval][data-interval][data-interval] {
      border-color: CanvasText;
      background-image: none;
      color: CanvasText;
    }

    [data-interval='planChange'] {
      border-style: dashed;
    }

    [data-interval='request'] {
      border-style: dotted;
    }

    [data-interval='otherA'] {
      border-width: 1px 5px;
    }

    [data-interval='otherB'] {
      border: 3px double CanvasText;
    }
  }
`;
