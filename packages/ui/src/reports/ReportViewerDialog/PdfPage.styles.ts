import { styled } from 'styled-components';

/** A sheet of paper, white in every theme. */
export const Sheet = styled.div`
  position: relative;
  flex-shrink: 0;
  background: #fff;
  color: #000;
  color-scheme: only light;
  forced-color-adjust: none;
  box-shadow: var(--elevation-1);
`;

/** The drawing fills the sheet, also while it is drawn again in another size. */
export const Drawn = styled.div`
  position: absolute;
  inset: 0;

  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** The text of a page over its drawing; pdf.js positions it by custom properties. */
export const Words = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: initial;
  transform-origin: 0 0;
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));

  :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }

  .markedContent {
    display: contents;
  }

  & > :not(.markedContent),
  .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }

  ::selection {
    background: rgb(0 100 255 / 0.3);
    color: transparent;
  }
`;

/** Shown on a page that cannot be drawn. */
export const Fault = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: var(--space-4);
`;
