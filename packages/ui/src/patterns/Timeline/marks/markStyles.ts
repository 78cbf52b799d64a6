import { css } from 'styled-components';
import { plainInk } from '../items/tint.ts';

/** The share of the interval's colour in the colours of its mark, in percent. The test checks the contrasts. */
export const shares = { row: 12, head: 24, frame: 40 };

/**
 * Highlighted intervals and their rows. A row has the colour of its marked interval, `--mark-color`. Outlines show the mark
 * as well, so that it does not depend on colour.
 */
export const markStyles = css`
  [data-interval][data-mark='ghost'] {
    border: 2px dashed var(--color-accent);
    background: color-mix(in srgb, var(--color-accent-quiet) 70%, var(--color-surface));
    color: var(--color-text);
    font-weight: var(--weight-medium);

    &::before {
      background: var(--color-accent);
    }
  }

  .row[data-marked] {
    --mark-ground: var(--mark-color, ${plainInk});
    --mark-frame: color-mix(in srgb, var(--mark-ground) ${shares.frame}%, var(--color-text));
    background: color-mix(in srgb, var(--mark-ground) ${shares.row}%, transparent);

    & > .head {
      --band: min(5px, var(--head-space) - 2px);
      background: color-mix(in srgb, var(--mark-ground) ${shares.head}%, var(--color-surface));
      box-shadow:
        inset var(--band) 0 var(--mark-ground),
        inset calc(var(--band) + 1px) 0 var(--bar-edge);
      font-weight: var(--weight-bold);
    }

    /* Muted text has too little contrast on some colours. */
    .detail {
      color: var(--color-text);
    }
  }

  /* The focus ring replaces the outline. */
  [data-mark='sameShift']:not(:focus-visible) {
    outline: 2px solid var(--mark-frame);
    outline-offset: 1px;
  }

  /* There is only one pixel of space around an entry. */
  &[data-form='roster'] [data-mark='sameShift']:not(:focus-visible) {
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    [data-interval][data-mark='ghost'][data-mark] {
      border: 2px dashed Highlight;
    }

    [data-mark='sameShift']:not(:focus-visible) {
      outline-color: Highlight;
    }

    .row[data-marked] > .head {
      border-left: 4px solid Highlight;
    }
  }
`;
