import { Label } from 'react-aria-components/Label';
import { styled } from 'styled-components';

/** What a field asks for; stands above it and gives it its name. */
export const FieldLabel = styled(Label)`
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;
