import { styled } from 'styled-components';

/** The largest height of the bars, in pixels. */
export const barsHeight = 64;

/** The chart with its legend; not printed. */
export const Root = styled.figure`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  container-type: inline-size;

  svg {
    display: block;
    width: 100%;
    height: ${barsHeight}px;
    border-bottom: 1px solid var(--color-border-control);
    forced-color-adjust: none;
  }

  .weekend {
    fill: var(--color-surface-sunken);
  }

  .worked {
    fill: var(--color-accent);
  }

  .excused {
    fill: var(--color-information);
    fill-opacity: 0.4;
  }

  .planned {
    fill: var(--color-text);
  }

  @media print {
    display: none;
  }
`;

/** The days below the bars. */
export const Days = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: 1lh;
  color: var(--color-text-muted);
  font-size: var(--text-1);
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

/** The legend of the colours. */
export const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-height);

  & > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  & > span > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }

  & > button {
    margin-right: calc(-1 * var(--space-4));
  }

  span > svg {
    width: 12px;
    height: 12px;
    border: 0;
  }
`;
