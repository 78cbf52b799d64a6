import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GuideSection } from '../../../tools/workbench-pages/component-guides.ts';
import type { ComponentPage } from '../../../tools/workbench-pages/component-pages.ts';
import { componentHref } from './docsHref.ts';
import { withCode } from './withCode.tsx';

export interface GuidanceProps {
  guide: readonly GuideSection[];
  /** All pages, to which the guide links by the names of their components. */
  pages: readonly Pick<ComponentPage, 'name' | 'id'>[];
}

const tones: Partial<Record<GuideSection['heading'], string>> = { Do: 'positive', "Don't": 'negative' };

/** The guidance of a component, a section for each heading, two beside each other where there is room. */
export function Guidance({ guide, pages }: GuidanceProps) {
  return (
    <Sections>
      {guide.map(({ heading, lines }) => (
        <section key={heading} data-tone={tones[heading]} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{withComponentLinks(line, pages)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Sections>
  );
}

/** Renders a line with its code, and its links as links to the pages of the components. */
function withComponentLinks(line: string, pages: GuidanceProps['pages']): ReactNode {
  // Each third part is the name of a link; the parts never change their order, so the index is a valid key.
  return line.split(/\[(\w+)\]\([^)]+\)/).map((part, place) => {
    const page = place % 2 ? pages.find(({ name }) => name === part) : undefined;
    return page ? (
      <a key={place} href={componentHref(page.id)} target="_top">
        {part}
      </a>
    ) : (
      <Fragment key={place}>{withCode(part)}</Fragment>
    );
  });
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6);
  margin-block: var(--space-8);

  section {
    padding-top: var(--space-3);
    border-top: 2px solid var(--tone, var(--color-border));
  }

  section:last-child {
    grid-column: 1 / -1;
  }

  [data-tone='positive'] {
    --tone: var(--color-positive);
  }

  [data-tone='negative'] {
    --tone: var(--color-negative);
  }

  && h2 {
    margin: 0 0 var(--space-2);
    font-size: var(--text-3);
    font-weight: var(--weight-bold);
  }

  && ul {
    padding-inline-start: var(--space-5);
    list-style: disc;
  }

  li {
    max-width: 44rem;
  }

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
