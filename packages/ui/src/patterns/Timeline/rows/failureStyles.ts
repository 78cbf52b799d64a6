import { css } from 'styled-components';

/** The pseudo-element that marks a row whose intervals could not be loaded. */
export const failureStyles = css`
  content: '!' / '';
  display: inline-block;
  width: 16px;
  border-radius: 50%;
  background: var(--color-negative);
  color: var(--color-surface);
  line-height: 16px;
  text-align: center;
`;
