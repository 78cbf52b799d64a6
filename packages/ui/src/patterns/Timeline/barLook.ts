import { css } from 'styled-components';
import { kindRules } from './kindIcons.ts';

/**
 * How the kinds look, whatever colour the server gives them. Stripes go away from the colour of the words, so that they
 * never take contrast; icons wear it. Shifts are plain. The ground here stands where the server gives no colour; the inks
 * are those that `readableTextOn` knows.
 */
export const barLook = css`
  [data-kind] {
    border: 1px solid var(--bar-edge);
    border-radius: 3px;
    background-color: #d9d4ca;
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
  }

  [data-ink='black'] {
    color: #000000;
  }

  [data-ink='light'] {
    color: #ffffff;
  }

  [data-kind][data-size='bare'] {
    padding: 0;
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
