import { css } from 'styled-components';
import { kindRules } from './kindIcons.ts';
import { ink, tint } from './tint.ts';

/**
 * Intervals as ink on tint: the server's colour mixed into the surface, an edge in the exact colour, and the normal text.
 * Each kind has its own look and icon, so that nothing depends on colour alone. The rules are written out, because a custom
 * property of its own would be evaluated for each of some hundred bars.
 */
export const barStyles = css`
  --bar-edge: color-mix(in srgb, var(--color-border) 75%, var(--color-text));

  [data-interval] {
    border: 1px solid var(--bar-edge);
    border-radius: 3px;
    background: ${tint} linear-gradient(${ink} 0 0) 0 0 / 3px 100% no-repeat;
    color: var(--color-text);
    print-color-adjust: exact;
  }

  ${kindRules}

  [data-interval]:not([data-interval='shift'], [data-size='bare']) {
    padding-left: 23px;

    &::before {
      content: '';
      position: absolute;
      top: calc(50% - 6px);
      left: 7px;
      width: 12px;
      height: 12px;
      background: currentColor;
      print-color-adjust: exact;
      forced-color-adjust: none;
    }
  }

  [data-interval][data-size='bare'] {
    padding: 0;
  }

  @media (forced-colors: active) {
    [data-interval][data-interval][data-interval] {
      border-color: CanvasText;
      background-image: none;
      color: CanvasText;
    }

    [data-interval='planChange'] {
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
