import { Label } from 'react-aria-components/Label';
import { styled } from 'styled-components';

/** The label above a field, which also names it for assistive technology. */
export const FieldLabel = styled(Label)`
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;
