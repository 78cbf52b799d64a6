import { styled } from 'styled-components';
import type { StoryLink } from '../../../tools/workbench-pages/story-links.ts';
import { storyPicture } from '../../story-picture.ts';
import { storyHref } from './docsHref.ts';
import { withBreaks } from './withBreaks.tsx';

export interface StoryLinksProps {
  stories: readonly StoryLink[];
  /** The number of shown links; the others are only counted. Default 2. */
  most?: number;
  /** Whether the first story is shown with its picture, if there is one. Default false. */
  hasPicture?: boolean;
}

/** Links to stories. */
export function StoryLinks({ stories, most = 2, hasPicture = false }: StoryLinksProps) {
  if (stories.length === 0) return <Muted>No story</Muted>;
  const more = stories.length - most;
  return (
    <ul>
      {stories.slice(0, most).map((story, place) => (
        <li key={story.id}>
          <StoryAnchor href={storyHref(story.id)} target="_top">
            {hasPicture && place === 0 && story.hasPicture && (
              <img src={storyPicture(story.id)} alt="" loading="lazy" />
            )}
            {withBreaks(story.file)}: {story.name}
          </StoryAnchor>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Muted>and {more} more</Muted>
        </li>
      )}
    </ul>
  );
}

/** Text of less importance. */
export const Muted = styled.span`
  color: var(--color-text-muted);
`;

const StoryAnchor = styled.a`
  overflow-wrap: break-word;

  img {
    display: block;
    width: 9rem;
    aspect-ratio: 16 / 10;
    margin-bottom: var(--space-1);
    object-fit: cover;
    object-position: top;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
  }
`;
