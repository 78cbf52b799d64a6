import { styled } from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

/** The surface of a popover: as wide as its content within limits, never higher than the window. */
export const PopoverSurface = styled(FloatingSurface)`
  display: grid;
  overflow: visible;
  min-width: min(16rem, 90vw);
  max-width: min(90vw, 24rem);
`;
