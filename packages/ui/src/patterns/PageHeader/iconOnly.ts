import { css } from 'styled-components';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

/** Styles of a button or a link in a bar without room for its words, which are in a `span` with `data-words`. */
export const iconOnly = css`
  justify-content: center;
  width: var(--control-height);
  padding-inline: 0;

  [data-words] {
    ${hiddenText}
  }
`;
