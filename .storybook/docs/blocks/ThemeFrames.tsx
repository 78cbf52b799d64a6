import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { StoryLink } from '../../../tools/workbench-pages/story-links.ts';
import { framesHref } from '../../frames.ts';
import { storyHref } from './docsHref.ts';

export interface ThemeFramesProps {
  /** The stories to choose from; the first one is shown. */
  stories: readonly StoryLink[];
}

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
] as const;

/**
 * A story in three frames, one for each theme. A frame loads when it is scrolled into view. The page `frames` is between this
 * page and the story: the messages of a story would otherwise change the theme of this page.
 */
export function ThemeFrames({ stories }: ThemeFramesProps) {
  const [shown, setShown] = useState(stories[0]?.id ?? '');
  const fieldId = useId();
  return (
    <>
      <Field>
        <label htmlFor={fieldId}>Story</label>
        <select id={fieldId} value={shown} onChange={(event) => setShown(event.target.value)}>
          {stories.map(({ id, file, name }) => (
            <option key={id} value={id}>
              {file}: {name}
            </option>
          ))}
        </select>
      </Field>
      <Frames>
        {themes.map(([theme, words]) => (
          <figure key={theme}>
            <figcaption>
              <a href={`${storyHref(shown)}&globals=theme:${theme}`} target="_top">
                {words}
              </a>
            </figcaption>
            {/* The frame shows this workbench: it needs its scripts and its storage. */}
            {/* oxlint-disable react/iframe-missing-sandbox */}
            {/* With the key a change of the story adds nothing to the history of the browser. */}
            <iframe
              key={shown}
              src={`./${framesHref(shown, [{ globals: { theme } }])}`}
              title={`${words} theme`}
              loading="lazy"
            />
            {/* oxlint-enable react/iframe-missing-sandbox */}
          </figure>
        ))}
      </Frames>
    </>
  );
}

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  select {
    max-width: 100%;
    min-height: 32px;
    padding: 0 var(--space-2);
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-small);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
  }
`;

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  margin-top: var(--space-3);

  figure {
    display: grid;
    gap: var(--space-1);
    margin: 0;
  }

  iframe {
    width: 100%;
    height: 26rem;
    resize: vertical;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
  }
`;
