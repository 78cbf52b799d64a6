import { styled } from 'styled-components';

/** The balance with the amounts it results from, with the same height while loading. */
export const Root = styled.section`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

/** The figure with its name at the end of the same line, or below it. */
export const Headline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  color: var(--color-text-muted);
`;

/** The balance. */
export const Figure = styled.span`
  color: var(--color-text);
  font-size: var(--text-6);
  font-weight: var(--weight-light);
  line-height: var(--leading-tight);

  @media print {
    font-size: var(--text-5);
  }
`;

/** The amounts of the balance, with room for two lines on a phone. */
export const Amounts = styled.p`
  min-height: calc(var(--text-2) * var(--leading));
  color: var(--color-text-muted);
  font-size: var(--text-2);

  & > span {
    display: inline-block;
    margin-right: 0.5ch;
  }

  /* The dot before an amount is outside of the box where the amount begins a line, and is cut there. */
  overflow-x: clip;

  & > span:has(+ [data-apart]) {
    margin-right: 2ch;
  }

  & > [data-apart] {
    position: relative;
  }

  & > [data-apart]::before {
    content: '·' / '';
    position: absolute;
    left: -1.25ch;
  }

  b {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }

  @media (width < 640px) {
    min-height: calc(2 * var(--text-2) * var(--leading));
  }

  @media print {
    min-height: 0;
  }
`;
