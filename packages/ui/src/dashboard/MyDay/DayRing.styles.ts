import { css, styled } from 'styled-components';
import { DialFace } from '../../patterns/DayDial/DialFace.tsx';

/** The line styles of the parts of the day; they differ by dashes, too. */
export const arcStyles = css`
  [data-arc] {
    stroke: var(--color-text-muted);
    stroke-width: 5;
  }

  [data-arc='shift'] {
    stroke: var(--color-accent);
    stroke-width: 8;
  }

  [data-arc='planChange'] {
    stroke: var(--color-accent);
    stroke-width: 2.5;
    stroke-dasharray: 7 5;
  }

  [data-arc='request'] {
    stroke-width: 2.5;
    stroke-dasharray: 2.5 4;
  }

  [data-arc='otherA'] {
    stroke-dasharray: 1.5 2.5;
  }

  [data-arc='otherB'] {
    stroke-dasharray: 12 3;
  }

  [data-arc='other'] {
    stroke-dasharray: 4 2;
  }

  @media (forced-colors: active) {
    [data-arc] {
      stroke: CanvasText;
    }

    [data-arc='shift'] {
      stroke: Highlight;
    }
  }
`;

/** The dial: fine lines on a desk, fewer and bolder lines where it is small. */
export const Ring = styled(DialFace)`
  --dial-line: 0.6;
  --dial-hours: 1.2;
  --dial-numerals: 22px;

  display: block;
  width: 100%;
  height: 100%;

  ${arcStyles}

  & > circle {
    stroke-width: 1;
  }

  [data-faint] {
    stroke-width: 1.5;
  }

  [data-pass] {
    stroke: var(--color-text);
    stroke-width: 4;
  }

  [data-hand] path {
    stroke: var(--color-text);
    stroke-width: 2;
    stroke-linecap: round;
  }

  [data-hand] circle {
    fill: var(--color-text);
    stroke: none;
  }

  @media (width >= 640px) {
    [data-inner] {
      display: none;
    }
  }

  @media (width >= 1024px) {
    --dial-numerals: 18px;
  }

  @media (width >= 1280px) {
    --dial-numerals: 15px;
  }

  @media (width < 640px) {
    --dial-line: 0;
    --dial-hours: 4;
    --dial-numerals: 40px;

    & > circle {
      stroke-width: 2;
    }

    text {
      display: none;
    }

    [data-hour='24'] {
      display: inline;
      translate: 0 5px;
    }

    [data-hour='12'] {
      display: inline;
      translate: 0 -5px;
    }

    [data-arc]:not([data-faint]) {
      stroke-width: 8;
    }

    [data-arc='shift']:not([data-faint]) {
      stroke-width: 12;
    }

    [data-hand] path {
      stroke-width: 5;
    }

    [data-faint] {
      stroke-width: 4;
    }

    [data-pass] {
      stroke-width: 10;
    }
  }

  @media (forced-colors: active) {
    [data-pass],
    [data-hand] path {
      stroke: CanvasText;
    }

    [data-hand] circle {
      fill: CanvasText;
    }
  }
`;
