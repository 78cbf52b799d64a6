import { Link } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';

/** Both groups of areas. */
export const Groups = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media (width >= 1024px) {
    gap: 0;
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border);

    & > section {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr);
    }
  }
`;

/** The heading of a group; in front of its row beside the side navigation. */
export const Title = styled(GroupHead)`
  @media (width >= 1024px) {
    align-self: start;
    margin: 0;
    padding: 0;
    border: 0;
    line-height: var(--control-height);
  }
`;

/** The list of areas: in columns where there is room, in one row of words beside the side navigation. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-10);

  & > li {
    display: grid;
    align-items: center;
    min-height: 57px;
    border-bottom: 1px solid var(--color-border);
  }

  @media (width >= 640px) {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));

    & > li {
      min-height: 49px;
    }
  }

  /* The side navigation shows the icons, too. */
  @media (width >= 1024px) {
    display: flex;
    flex-wrap: wrap;
    /* Room for the longest count, "999+". */
    column-gap: var(--space-12);

    & > li {
      min-height: var(--control-height);
      border: 0;
    }
  }
`;

/** A link to an area. */
export const Tile = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: var(--space-3);
  padding: var(--space-2) 0;
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;

  & > svg {
    color: var(--color-text-muted);
  }

  &[data-hovered] {
    color: var(--color-accent);
  }

  &[data-hovered] > svg {
    color: inherit;
  }

  /* Words only; a count is placed beside them without moving anything when it appears. */
  @media (width >= 1024px) {
    position: relative;
    color: var(--color-text-muted);

    & > svg {
      display: none;
    }

    & > :nth-child(3):not(svg) {
      position: absolute;
      top: 0;
      left: calc(100% + 3px);
      min-width: 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

/** The name of the area. */
export const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

/** Shown if the user may enter no area. */
export const Nothing = styled.p`
  color: var(--color-text-muted);
`;
