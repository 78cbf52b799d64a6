import { styled } from 'styled-components';

/**
 * The layout of person, figures, dial and words on home. The dial has its size before it is loaded. On a phone it
 * is beside the balance; with `data-dial` it is beside the words because there is no balance.
 */
export const DayLayout = styled.div`
  display: grid;
  row-gap: var(--space-6);

  @media (width < 640px) {
    --dial-size: clamp(80px, 25vw, 104px);
    --dial-room: calc(var(--dial-size) + var(--space-3));

    grid-template: 'person' 'figures' 'words' / minmax(0, 1fr);
  }

  @media (width >= 640px) {
    --dial-size: 200px;

    grid-template: 'person dial' auto 'figures dial' auto 'words dial' 1fr / minmax(0, 1fr) auto;
    column-gap: var(--space-8);
  }

  @media (width >= 1024px) {
    --dial-size: 240px;
  }

  @media (width >= 1280px) {
    --dial-size: 304px;

    column-gap: var(--space-12);
  }

  & > header {
    grid-area: person;
  }

  & > [data-figures] {
    display: grid;
    grid-area: figures;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
`;

/** The place of the dial; an empty rim until the dial is loaded. */
export const DialPlace = styled.div`
  position: relative;
  grid-area: dial;
  width: var(--dial-size);
  height: var(--dial-size);

  &:empty {
    border: 1px solid var(--color-border);
    border-radius: 50%;
    scale: 0.96;
  }

  @media (width < 640px) {
    grid-area: figures;
    justify-self: end;
    margin-top: calc(-1 * var(--space-2));

    [data-dial] > & {
      grid-area: words;
      margin: 0;
    }
  }
`;

/** The place of the words, high enough for most texts and, from 640 px on, for the list of the day. */
export const WordsPlace = styled.section`
  grid-area: words;
  min-height: 6.5rem;

  @media (width < 640px) {
    min-height: 5rem;

    [data-dial] > & {
      min-height: var(--dial-size);
      padding-right: var(--dial-room);
    }
  }
`;
