import { ListBox } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';

/** The options of a field, at most 288 px high. */
export const OptionList = styled(ListBox)`
  max-height: 288px;
  padding: var(--space-2) 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
  scroll-padding: var(--space-2);
`;
