import { css } from 'styled-components';

/** The pseudo-element that marks a row whose intervals could not be loaded; quiet, because a banner says it once in red. */
export const failureStyles = css`
  content: '!' / '';
  display: inline-block;
  width: 16px;
  border-radius: 50%;
  background: var(--color-skeleton);
  color: var(--color-text-muted);
  line-height: 16px;
  text-align: center;
`;
