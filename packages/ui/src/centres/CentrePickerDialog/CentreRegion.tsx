import { styled } from 'styled-components';

/** Takes the height that the rest of the dialog leaves. */
export const Region = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 10rem;
`;

/** The scrolling list. `--count` is the number of rows. */
export const Rows = styled.div`
  flex: 1;
  min-height: 0;
  container-type: size;

  /* If the rows do not all fit, the last visible one is cut to show that the list continues. */
  [role='grid'] {
    --all: calc(var(--count, 0) * var(--row-height) + 2px);
    --cut: calc(round(down, 100cqh + var(--row-height) * 0.4, var(--row-height)) - var(--row-height) * 0.4);
    max-height: calc(var(--cut) + clamp(0px, (100cqh - var(--all) + 1px) * 9999, 100cqh - var(--cut)));
    border-block: 1px solid var(--color-border);
    overscroll-behavior: contain;

    &[data-focus-visible] {
      outline-offset: -2px;
    }
  }
`;
