import { styled } from 'styled-components';

/** A list of pictures of stories with their words, as links, as many beside each other as there is room for. */
export const PictureList = styled.ul.attrs({ className: 'sb-unstyled' })`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-6);
    margin: var(--space-4) 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: grid;
    gap: var(--space-2);
    color: var(--color-text);
    font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);
    overflow-wrap: anywhere;
  }

  & img {
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
  }
`;
