import { styled } from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

/** Floats below a field and is as wide as it; holds the field's options, which scroll by themselves. */
export const OptionSurface = styled(FloatingSurface)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  min-width: 12rem;
  max-width: calc(100vw - 2 * var(--space-3));
  overflow: hidden;
`;
