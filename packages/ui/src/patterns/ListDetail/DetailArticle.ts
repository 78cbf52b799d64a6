import { styled } from 'styled-components';

/** What is known of an item, under its heading: for the detail of a list. */
export const DetailArticle = styled.article`
  display: grid;
  gap: var(--space-5);
  min-width: 0;

  & > h2,
  & > header > h2 {
    min-width: 0;
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;
