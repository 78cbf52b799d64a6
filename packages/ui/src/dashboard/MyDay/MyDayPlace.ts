import { styled } from 'styled-components';

/**
 * The layout of person, dial, words, figures and coming days on home. The dial has its size before it is loaded. On a
 * phone the words are beside it, in the narrowest window or with large text below it.
 */
export const DayLayout = styled.div`
  --dial-size: 208px;

  display: grid;
  grid-template: 'person person' 'dial words' 'figures figures' / auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);

  @media (width < 22.5rem) {
    grid-template: 'person' 'dial' 'words' 'figures' / minmax(0, 1fr);
    justify-items: stretch;
  }

  @media (width >= 640px) {
    --dial-size: 240px;

    grid-template: 'person dial' auto 'words dial' auto 'figures dial' 1fr 'week week' auto / minmax(
        0,
        1fr
      ) auto;
    gap: var(--space-6) var(--space-8);
  }

  @media (width >= 1024px) {
    --dial-size: 320px;
  }

  @media (width >= 1280px) {
    column-gap: var(--space-12);
  }

  & > header {
    grid-area: person;
  }

  & > [data-figures] {
    display: grid;
    grid-area: figures;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

/** The place of the dial; an empty rim until the dial is loaded. */
export const DialPlace = styled.div`
  position: relative;
  grid-area: dial;
  justify-self: center;
  width: var(--dial-size);
  height: var(--dial-size);

  &:empty {
    border: 1px solid var(--color-border);
    border-radius: 50%;
    scale: 0.96;
  }
`;

/** The place of the words, high enough for most texts and, from 640 px on, for the list of the day. */
export const WordsPlace = styled.section`
  grid-area: words;
  align-self: center;
  min-width: 0;
  min-height: 5rem;

  @media (width >= 640px) {
    align-self: start;
    min-height: 7.5rem;
  }
`;

/** The place of the coming days: on a desk, as high before they are loaded. */
export const WeekPlace = styled.div`
  display: none;
  grid-area: week;

  @media (width >= 1024px) {
    display: block;
    min-height: calc(6rem + 2px);
  }
`;
