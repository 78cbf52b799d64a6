import { keyframes, styled } from 'styled-components';
import { arcStyles } from './arcStyles.ts';

/** The place of the dial: as wide as its parent. The lines depend on its width. */
export const Root = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 1;
  container-type: inline-size;
`;

/** The middle of the dial, inside of the hand. */
export const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
`;

const sweep = keyframes`
  to {
    rotate: 360deg;
  }
`;

const appear = keyframes`
  from {
    r: 0;
  }
`;

/** The drawing. Widths of lines are in units of the SVG, 400 for its width. */
export const Face = styled.svg`
  --dial-minor: 0.8;
  --dial-hours: 1.4;
  --dial-arc: 10;
  --dial-hand: 3.5;
  --dial-numerals: 17px;

  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;

  ${arcStyles}

  [data-minor] {
    stroke: var(--color-border-control);
    stroke-width: var(--dial-minor);
  }

  [data-hours] {
    stroke: var(--color-text-muted);
    stroke-width: var(--dial-hours);
  }

  [data-track] {
    stroke: var(--color-border);
    stroke-width: var(--dial-hours);
  }

  [data-rim] {
    display: none;
    stroke: currentColor;
    stroke-width: 26;
  }

  text {
    fill: var(--color-text-muted);
    font-size: var(--dial-numerals);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }

  [data-arc='shift']:not([data-elapsed]) {
    stroke: color-mix(in srgb, var(--color-accent) 38%, var(--surface-behind, var(--color-surface)));
  }

  [data-faint] {
    stroke-width: calc(0.3 * var(--dial-arc));
  }

  /* A pass stays visible on the ticks. */
  [data-pass] {
    fill: var(--color-text);
    stroke: var(--surface-behind, var(--color-surface));
    stroke-width: 4;
    paint-order: stroke;
  }

  [data-pass='pending'] {
    fill: var(--surface-behind, var(--color-surface));
    stroke: var(--color-text);
    stroke-width: 3;
    paint-order: normal;
    animation: ${appear} var(--motion-fast) ease-out;
  }

  [data-hand] path {
    stroke: var(--color-text);
    stroke-width: var(--dial-hand);
    stroke-linecap: round;
  }

  [data-inner] {
    display: none;
  }

  /* More than 200 ms, because it says that something is in progress. */
  [data-sweeping] {
    animation: ${sweep} 2.4s linear infinite;
  }

  @container (width >= 440px) {
    --dial-minor: 0.5;
    --dial-hours: 0.9;
    --dial-arc: 4;
    --dial-hand: 2;
    --dial-numerals: 12px;
  }

  @container (width < 280px) {
    --dial-minor: 0;
    --dial-hours: 2.4;
    --dial-arc: 14;
    --dial-hand: 5;
    --dial-numerals: 23px;

    [data-numeral=''] {
      display: none;
    }
  }

  @container (width < 176px) {
    --dial-hours: 3.4;
    --dial-arc: 18;
    --dial-hand: 7;

    text {
      display: none;
    }
  }

  /* The mark: rim and hand alone. */
  @container (width < 64px) {
    --dial-hand: 30;

    [data-rim] {
      display: inline;
    }

    [data-minor],
    [data-hours],
    [data-track] {
      display: none;
    }

    [data-hand] path {
      display: inline;
      stroke: currentColor;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [data-sweeping],
    [data-pass='pending'] {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    [data-minor],
    [data-hours],
    [data-track],
    [data-hand] path {
      stroke: CanvasText;
    }

    text,
    [data-pass='recorded'] {
      fill: CanvasText;
    }

    [data-pass='pending'] {
      stroke: CanvasText;
    }

    [data-arc='shift']:not([data-elapsed]) {
      stroke: Highlight;
      stroke-width: calc(0.3 * var(--dial-arc));
    }
  }
`;
