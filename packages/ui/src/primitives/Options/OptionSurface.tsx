import { styled } from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

/** The floating surface below a field, as wide as the field. The list of options inside scrolls. */
export const OptionSurface = styled(FloatingSurface)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  min-width: 12rem;
  max-width: calc(100vw - 2 * var(--space-3));
  overflow: hidden;
`;
