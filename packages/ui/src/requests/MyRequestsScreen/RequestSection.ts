import { styled } from 'styled-components';

/**
 * A group of the user's own requests with its heading. The columns of its rows depend on its width. Set `data-beside` while a
 * detail is open beside it.
 */
export const RequestSection = styled.section`
  container: requests / inline-size;

  &[data-beside] {
    container-name: beside;
  }

  & + & {
    margin-top: var(--space-6);
  }
`;
