import { styled } from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

/** Floats where a menu was asked for; holds its entries. */
export const MenuSurface = styled(FloatingSurface)`
  min-width: 14rem;
  max-width: min(90vw, 24rem);
`;
