import { useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import data from 'virtual:workbench-pages/components';
import type { ComponentPage as Page } from '../../../tools/workbench-pages/component-pages.ts';
import { DocsTable } from './DocsTable.tsx';
import { Guidance } from './Guidance.tsx';
import { PageBody } from './PageBody.tsx';
import { StoriesOfComponent } from './StoriesOfComponent.tsx';
import { ThemeFrames } from './ThemeFrames.tsx';
import { withBreaks } from './withBreaks.tsx';
import { Code, withCode } from './withCode.tsx';

const pages = data as readonly Page[];

/** The page of a component: purpose, guidance, states in each theme, props, size and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = pages.find(({ id }) => id === `${preparedMeta.componentId}--docs`);
  if (!page) return null;
  const { folder, name, purpose, guide, props, otherProps, size, stories, comparable } = page;
  return (
    <>
      <h1>{withBreaks(name)}</h1>
      <PageBody>
        <Purpose>{withCode(purpose)}</Purpose>
        <p>
          <Code>{`import { ${name} } from '@selfservice/ui/${folder}/${name}';`}</Code>
        </p>
        {size && (
          <p>
            {size.alone} of JavaScript alone, {size.added} more on a screen with a Button and a TextField,
            after gzip.
          </p>
        )}
        <Guidance guide={guide} pages={pages} />
        <h2>States in each theme</h2>
        <ThemeFrames stories={comparable} />
        <h2>Props</h2>
        {props.length > 0 && (
          <DocsTable
            caption={`Props of ${name}`}
            head={['Prop', 'Type', 'Meaning']}
            widths={['22%', '30%', '48%']}
            rows={props.map((prop) => [
              <span key="name">
                <Code>{prop.name}</Code>
                {prop.isRequired && ' required'}
              </span>,
              <Code key="type">{prop.type}</Code>,
              withCode(prop.description),
            ])}
          />
        )}
        {otherProps && <p>{withCode(otherProps)}</p>}
        <h2>Stories</h2>
        <StoriesOfComponent stories={stories} />
        <p>
          <a href={`./docs/${name}.md`} target="_top">
            This page as Markdown
          </a>
        </p>
      </PageBody>
    </>
  );
}

const Purpose = styled.p`
  && {
    margin: 0 0 var(--space-3);
    font-size: var(--text-4);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
  }
`;
