import { styled } from 'styled-components';
import type { StoryLink } from '../../../tools/workbench-pages/story-links.ts';
import { storyPicture } from '../../story-picture.ts';
import { storyHref } from './docsHref.ts';
import { PictureList } from './PictureList.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { withBreaks } from './withBreaks.tsx';

export interface StoriesOfComponentProps {
  stories: readonly StoryLink[];
}

/** Links to the stories of a component: first those with a picture, at the width that the picture was taken at. */
export function StoriesOfComponent({ stories }: StoriesOfComponentProps) {
  const others = stories.filter(({ hasPicture }) => !hasPicture);
  const pictured = stories.filter(({ hasPicture }) => hasPicture);
  return (
    <>
      {pictured.length > 0 && (
        <PictureList>
          {pictured.map(({ id, file, name }) => (
            <li key={id}>
              <a href={storyHref(id)} target="_top">
                <img src={storyPicture(id)} alt="" loading="lazy" />
                <span>
                  {withBreaks(file)}: {name}
                </span>
              </a>
            </li>
          ))}
        </PictureList>
      )}
      {others.length > 0 && (
        <Columns>
          <StoryLinks stories={others} most={others.length} />
        </Columns>
      )}
    </>
  );
}

const Columns = styled.div`
  columns: 18rem;

  && > ul {
    display: block;
  }

  li {
    padding-block: var(--space-1);
    break-inside: avoid;
  }
`;
