import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';

/** A step to an earlier or a later time. The arrow keys do the same, so that Tab passes it by. */
export const StepButton = styled(IconButton).attrs({ excludeFromTabOrder: true, preventFocusOnPress: true })`
  border-inline-start: 1px solid var(--color-border);
  border-radius: 0;
`;
