import { css } from 'styled-components';
import { plainGround } from '../items/barStyles.ts';

/** How much of an interval's colour is in what marks it, in percent. The test says why it may not be more, or less. */
export const shares = { row: 12, head: 24, frame: 40 };

/**
 * Intervals that stand out, and the rows of those that were picked, each in the own colour of its interval, `--mark-color`.
 * Outlines tell it too, and no colour alone.
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
    --mark-ground: var(--mark-color, ${plainGround});
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

    /* The quiet ink would be too quiet on some colours. */
    .detail {
      color: var(--color-text);
    }
  }

  /* The ring of the focus takes its place. */
  [data-mark='mate']:not(:focus-visible) {
    outline: 2px solid var(--mark-frame);
    outline-offset: 1px;
  }

  /* Entries have a pixel around them, and no more. */
  &[data-form='roster'] [data-mark='mate']:not(:focus-visible) {
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    [data-interval][data-mark='ghost'][data-mark] {
      border: 2px dashed Highlight;
    }

    [data-mark='mate']:not(:focus-visible) {
      outline-color: Highlight;
    }

    .row[data-marked] > .head {
      border-left: 4px solid Highlight;
    }
  }
`;
