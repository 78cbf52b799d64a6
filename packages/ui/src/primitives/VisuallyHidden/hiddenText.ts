import { css } from 'styled-components';

/** Styles of an element that is not visible but available to assistive technology. */
export const hiddenText = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
