import { styled } from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

/** The floating surface of a menu. */
export const MenuSurface = styled(FloatingSurface)`
  min-width: 14rem;
  max-width: min(90vw, 24rem);
`;
