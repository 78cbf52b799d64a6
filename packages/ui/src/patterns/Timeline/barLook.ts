import { css } from 'styled-components';
import { kindRules } from './kindIcons.ts';

/**
 * How the kinds look, whatever colour the server gives them. Stripes stand at the lower edge, so that they run behind no
 * words; a bar without words is striped all over, and a low one has its icon alone. Icons wear the colour of the words.
 * Shifts are plain. The ground here stands where the server gives no colour; the inks are those that `readableTextOn`
 * knows.
 */
export const barLook = css`
  [data-kind] {
    border: 1px solid var(--bar-edge);
    border-radius: 3px;
    background: #d9d4ca bottom / 100% 5px no-repeat;
    color: #211f1b;
    print-color-adjust: exact;
  }

  ${kindRules}

  [data-kind]:not([data-kind='shift'], [data-size='bare']) {
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

    /* A swatch is just high enough for both. */
    &:is(span) {
      background-size: 100% 3px;
    }

    &:is(span)::before {
      top: 0;
    }
  }

  [data-kind][data-size] {
    background-size: 0 0;
  }

  [data-ink='black'] {
    color: #000000;
  }

  [data-ink='light'] {
    color: #ffffff;
  }

  [data-kind][data-size='bare'] {
    padding: 0;
    background-size: auto;
    background-origin: border-box;
  }

  @media (forced-colors: active) {
    [data-kind][data-kind][data-kind] {
      border-color: CanvasText;
      background-image: none;
      color: CanvasText;
    }

    [data-kind='planChange'] {
      border-style: dashed;
    }

    [data-kind='request'] {
      border-style: dotted;
    }

    [data-kind='otherA'] {
      border-width: 1px 5px;
    }

    [data-kind='otherB'] {
      border: 3px double CanvasText;
    }
  }
`;
