import { useDeferredValue, useState } from 'react';
import errorData from 'virtual:workbench-pages/errors';
import messageData from 'virtual:workbench-pages/messages';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import type { ErrorRow, MessageRow } from '../../../tools/workbench-pages/messages.ts';
import { DocsFilter } from './DocsFilter.tsx';
import { foundRows } from './docsFilter.ts';
import { DocsTable } from './DocsTable.tsx';
import { PageBody } from './PageBody.tsx';
import { StoryLinks } from './StoryLinks.tsx';

const errors = errorData as readonly ErrorRow[];
const messages = messageData as readonly MessageRow[];

const head = ['English', 'Czech', 'Slovak'];
const widths = ['19%', '21%', '21%', '21%', '18%'];

const textOfError = ({ name, detail, title, reason, attempt }: ErrorRow) =>
  [name, detail, ...[title, reason, attempt].flatMap((text) => Object.values(text))].join(' ');
const textOfMessage = ({ folder, key, en, cs, sk }: MessageRow) => [folder, key, en, cs, sk].join(' ');

/** The kinds of errors and the messages of the areas in each language, with the stories that show them. */
export function ErrorsPage() {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const foundErrors = foundRows(errors, wanted, textOfError);
  const foundMessages = foundRows(messages, wanted, textOfMessage);
  const folders = [...Map.groupBy(foundMessages, ({ folder }) => folder)];
  return (
    <PageBody>
      <DocsFilter
        label="Filter by class, status, words or area"
        value={query}
        onChange={setQuery}
        found={foundErrors.length + foundMessages.length}
        all={errors.length + messages.length}
        items="kinds and messages"
      />
      <h2>Kinds of errors</h2>
      <p>
        The first text is the title of an error. The second one is the reason below a title that says what
        failed; with 400, 403 and 409 the words of the server come before it. The third one is the button for
        another attempt.
      </p>
      <DocsTable
        caption="Kinds of errors"
        head={['Error', ...head, 'Stories']}
        widths={widths}
        rows={foundErrors.map((error) => [
          `\`${error.name}\` ${error.detail}`,
          ...languages.map((language) => <Words key={language} error={error} language={language} />),
          <StoryLinks key="stories" stories={error.stories} />,
        ])}
      />
      <h2>Messages of the areas</h2>
      <p>A variable is “…”. Forms for one and for many have a row each.</p>
      {folders.map(([folder, ofFolder]) => (
        <section key={folder} aria-labelledby={`folder-${folder}`}>
          <h3 id={`folder-${folder}`}>{folder}</h3>
          <DocsTable
            caption={`Messages of ${folder}`}
            head={['Key', ...head, 'Stories']}
            widths={widths}
            rows={ofFolder.map(({ key, stories, ...texts }) => [
              `\`${key}\``,
              ...languages.map((language) => (
                <span key={language} lang={language}>
                  {texts[language]}
                </span>
              )),
              <StoryLinks key="stories" stories={stories} most={1} />,
            ])}
          />
        </section>
      ))}
    </PageBody>
  );
}

function Words({ error, language }: { error: ErrorRow; language: OwnLanguage }) {
  const texts = [...new Set([error.title, error.reason, error.attempt].map((text) => text[language]))];
  return (
    <ul lang={language}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
