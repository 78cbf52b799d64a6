import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { languageSamples } from './languageSamples.ts';

/** A table of all Czech and Slovak letters with diacritics, and a sentence with all of them in two sizes. */
export function LanguageSamples() {
  return (
    <DocsTable
      caption="Letters of Czech and Slovak"
      head={['Language', 'Letters', 'Sentence with every letter']}
      rows={languageSamples.map(({ language, code, letters, sentence }) => [
        language,
        <Letters key="letters" lang={code}>
          {letters}
          <br />
          {letters.toUpperCase()}
        </Letters>,
        <div key="sentence" lang={code}>
          {sentence}
          <Small>{sentence}</Small>
        </div>,
      ])}
    />
  );
}

/** A table of long words in a narrow column. */
export function LongWords() {
  return (
    <DocsTable
      caption="Long words in a narrow column"
      head={['Language', 'In 136 px']}
      rows={languageSamples.map(({ language, code, longWords }) => [
        language,
        <Narrow key={code} lang={code}>
          {longWords.map((word) => (
            <p key={word}>{word}</p>
          ))}
        </Narrow>,
      ])}
    />
  );
}

const Letters = styled.div`
  width: 19rem;
  font-size: var(--text-4);
  letter-spacing: 0.06em;
`;

const Small = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;

const Narrow = styled.div`
  width: 136px;
  border-right: 1px dashed var(--color-border-control);
  overflow-wrap: break-word;
`;
