import { styled } from 'styled-components';

/** The height of the drawing, in pixels. */
export const plotHeight = 64;

/** The chart with its scale and legend; not printed. */
export const Root = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1) var(--space-2);
  min-width: 0;
  margin: 0;
  /* The labels at the ends of the scale extend beyond it by half a line. */
  padding-top: var(--space-2);
  container-type: inline-size;
  font-size: var(--text-1);

  svg {
    --above: var(--color-accent);
    --below: var(--color-caution);
    --line: var(--color-text);

    display: block;
    width: 100%;
    height: ${plotHeight}px;
    overflow: visible;
    forced-color-adjust: none;
  }

  .weekend {
    fill: var(--color-surface-sunken);
  }

  .above {
    fill: var(--above);
  }

  .below {
    fill: var(--below);
  }

  path,
  .faulty {
    fill: none;
    stroke: var(--color-border);
    vector-effect: non-scaling-stroke;
  }

  .zero {
    stroke: var(--color-border-control);
  }

  .running {
    stroke: var(--line);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .faulty {
    stroke: var(--below);
    stroke-dasharray: 2;
    stroke-width: 1.5;
  }

  @media (forced-colors: active) {
    svg {
      --above: Highlight;
      --below: Highlight;
      --line: CanvasText;
    }

    .weekend {
      fill: transparent;
    }

    .mark,
    .zero {
      stroke: GrayText;
    }
  }

  @media print {
    display: none;
  }
`;

/** The values of the marks, each in the middle of its line. */
export const Scale = styled.div`
  position: relative;
  height: ${plotHeight}px;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  span {
    position: absolute;
    right: 0;
    transform: translateY(-50%);
    white-space: nowrap;
  }
`;

/** The days below the drawing. */
export const Days = styled.div`
  display: grid;
  grid-column: 2;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: 1lh;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  text-align: center;

  span {
    justify-self: center;
    width: 0;
    display: flex;
    justify-content: center;
  }

  /* A narrow chart has room only for the Mondays. */
  @container (width < 44rem) {
    span:not([data-monday]) {
      visibility: hidden;
    }
  }
`;

/** The legend. */
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 var(--space-4);
  min-height: 1lh;
  color: var(--color-text-muted);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }

  & svg {
    width: 12px;
    height: 12px;
  }
`;
