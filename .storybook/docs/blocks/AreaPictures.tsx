import { styled } from 'styled-components';
import { storyPicture } from '../../story-picture.ts';
import { areaStories } from './areaStories.ts';

/** A picture of the main screen of each area, as a link to its story. */
export function AreaPictures() {
  return (
    <List className="sb-unstyled">
      {areaStories.map(([words, id]) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            <img src={storyPicture(id)} alt="" loading="lazy" />
            {words}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6);
  margin: var(--space-4) 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    gap: var(--space-2);
    color: var(--color-text);
    font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);
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
