import React, { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'storybook/theming';
import { storyPicture } from '../story-picture.ts';
import { createSearch } from './search.ts';
import type { StoryWords } from '../../tools/story-words/story-words.ts';
import type { FoundStory, ListedStory } from './search.ts';

export interface FindStateProps {
  /** The stories of the workbench, in their order. */
  stories: readonly ListedStory[];
  /** Called with the id of the story to open. */
  onOpen: (id: string) => void;
}

interface Loaded {
  search: (query: string) => FoundStory[];
  pictures: ReadonlySet<string>;
}

/** A search for stories by the words on them, in English, Czech and Slovak. */
export function FindState({ stories, onOpen }: FindStateProps) {
  const loaded = useStoryWords(stories);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = typeof loaded === 'object' ? loaded.search(query) : [];
  const active = found[chosen];

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' && active) onOpen(active.id);
    else return;
    event.preventDefault();
  }

  return (
    <Root>
      <Field
        type="search"
        role="combobox"
        aria-label="Words on the story"
        aria-expanded={found.length > 0}
        aria-controls="found-states"
        aria-autocomplete="list"
        aria-activedescendant={active && `found-${active.id}`}
        placeholder="vacation exceeded, žádost, login"
        autoFocus
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
        }}
      />
      <Status role="status">{statusOf(loaded, query, found.length)}</Status>
      <List id="found-states" role="listbox" aria-label="Stories found" ref={list}>
        {found.map((story, place) => (
          <Option
            key={story.id}
            id={`found-${story.id}`}
            role="option"
            aria-selected={place === chosen}
            onPointerMove={() => setChosen(place)}
            onClick={() => onOpen(story.id)}
          >
            <Frame>
              {typeof loaded === 'object' && loaded.pictures.has(story.id) ? (
                <img src={storyPicture(story.id)} alt="" loading="lazy" />
              ) : (
                'No picture'
              )}
            </Frame>
            <span>
              <strong>{story.name}</strong>
              <Path>{story.title.replaceAll('/', ' / ')}</Path>
              <Match>{story.match}</Match>
            </span>
          </Option>
        ))}
      </List>
    </Root>
  );
}

/** Fetches the words of the stories. */
function useStoryWords(stories: readonly ListedStory[]): Loaded | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    fetchWords()
      .then((words) => setLoaded({ search: createSearch(words, stories), pictures: new Set(words.pictures) }))
      .catch(() => setLoaded('failed'));
  }, [stories]);
  return loaded;
}

async function fetchWords(): Promise<StoryWords> {
  const response = await fetch('./story-words.json');
  if (!response.ok) throw new Error(`The words of the stories: ${response.status}`);
  return (await response.json()) as StoryWords;
}

function statusOf(loaded: Loaded | 'loading' | 'failed', query: string, count: number): string {
  if (loaded === 'loading') return 'Loading the words of the stories…';
  if (loaded === 'failed') return 'The words of the stories could not be loaded. Reload the page.';
  if (!query.trim()) return 'Type words that people see on a screen, in English, Czech or Slovak.';
  if (count === 0) return 'No story has these words. Try fewer words or another language.';
  return count === 1
    ? '1 story. Enter opens it.'
    : `${count} stories, best first. Arrow keys choose, Enter opens.`;
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 16,
  height: 'min(70vh, 640px)',
});

const Field = styled.input(({ theme }) => ({
  font: 'inherit',
  fontSize: 16,
  padding: '8px 12px',
  minWidth: 0,
  color: theme.color.defaultText,
  background: theme.input.background,
  border: `1px solid ${String(theme['textMutedColor'])}`,
  borderRadius: theme.input.borderRadius,
}));

const Status = styled.p(({ theme }) => ({ margin: 0, fontSize: 13, color: theme['textMutedColor'] }));

const List = styled.ul({ flex: 1, margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' });

const Option = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'clamp(88px, 25%, 160px) 1fr',
  gap: 12,
  padding: 8,
  borderRadius: 4,
  fontSize: 14,
  color: theme.color.defaultText,
  cursor: 'pointer',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&[aria-selected="true"]': {
    background: theme.background.hoverable,
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: -2,
  },
}));

const Frame = styled.span(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  fontSize: 12,
  color: theme['textMutedColor'],
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  '& > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'top left',
    background: 'white',
  },
}));

const Path = styled.span(({ theme }) => ({ display: 'block', fontSize: 13, color: theme['textMutedColor'] }));

const Match = styled.span({ display: 'block', fontSize: 13 });
