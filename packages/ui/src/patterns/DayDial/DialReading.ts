import { styled } from 'styled-components';

/** The time in the middle of a dial; it never reaches the hand. */
export const DialTime = styled.time`
  color: var(--color-text);
  font-size: min(max(var(--text-5), 16cqi), var(--text-6), 17cqi);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

/** A muted line below the time. */
export const DialNote = styled.time`
  color: var(--color-text-muted);
  font-size: min(max(var(--text-1), 4.5cqi), var(--text-2), 7.5cqi);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
`;
