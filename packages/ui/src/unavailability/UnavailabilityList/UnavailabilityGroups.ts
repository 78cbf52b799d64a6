import { styled } from 'styled-components';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';

/** The groups of unavailabilities with their headings. */
export const UnavailabilityGroups = styled.section`
  outline: 0;

  & > ul + ${GroupHead}, & > p + ${GroupHead} {
    margin-top: var(--space-6);
  }
`;
