import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContractDocument, DocumentCall, DocumentSchema } from './contractDocument.ts';
import { fieldsOf, typeText } from './contractDocument.ts';
import { DocsTable } from './DocsTable.tsx';
import { Code, withCode } from './withCode.tsx';

export interface ContractCallProps {
  /** The call. */
  call: DocumentCall;
  /** The document with the named schemas. */
  contract: ContractDocument;
}

/** A call, folded. Its details are rendered when it is opened. */
export function ContractCall({ call, contract }: ContractCallProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Code>
          {call.method} {call.path}
        </Code>{' '}
        {withCode(call.summary)}
      </summary>
      {isOpen && <Details call={call} contract={contract} />}
    </Root>
  );
}

function Details({ call, contract }: ContractCallProps) {
  const { operationId, description, security, responses, requestBody, parameters } = call;
  const groups = security.flatMap(({ bearer }) => (bearer ? [bearer] : []));
  const query = parameters.flatMap(({ name, example, schema }) => (name ? [{ name, example, schema }] : []));
  const [body] = Object.values(requestBody?.content ?? {});
  const [answer] = Object.values(responses['200']?.content ?? {});
  const example = answer?.example;
  return (
    <>
      <p>{withCode(description)}</p>
      <Assumed reason={call['x-assumed-reason']} />
      <p>{actionsText(groups)}</p>
      {query.length > 0 && (
        <DocsTable
          caption={`Query of ${operationId}`}
          head={['Query', 'Type', 'Example']}
          rows={query.map(({ name, schema, example: value }) => [
            `\`${name}\``,
            `\`${typeText(schema ?? {})}\``,
            `\`${String(value)}\``,
          ])}
        />
      )}
      {body && <Fields caption={`Body of ${operationId}`} schema={body.schema} contract={contract} />}
      {answer && <Fields caption={`Response of ${operationId}`} schema={answer.schema} contract={contract} />}
      {!answer && <p>The response has no body.</p>}
      <DocsTable
        caption={`Statuses of ${operationId}`}
        head={['Status', 'Meaning']}
        rows={Object.entries(responses).map(([status, { description: words }]) => [status, words])}
      />
      {example !== undefined && (
        <Example tabIndex={0} role="region" aria-label={`Example of ${operationId}`}>
          {JSON.stringify(example, null, 2)}
        </Example>
      )}
    </>
  );
}

/** Returns the groups of actions in words. */
function actionsText(groups: readonly (readonly string[])[]) {
  if (groups.length === 0) return 'Needs no token.';
  if (groups.some((group) => group.length === 0)) return 'Needs a token, and no action.';
  return withCode(
    `Needs ${groups.map((group) => group.map((action) => `\`${action}\``).join(' and ')).join(', or ')}.`,
  );
}

function Fields({
  caption,
  schema,
  contract,
}: {
  caption: string;
  schema: DocumentSchema;
  contract: ContractDocument;
}) {
  const [title = ''] = caption.split(' ');
  const fields = fieldsOf(contract, schema);
  return (
    <>
      <p>
        {title}: <Code>{typeText(schema)}</Code>
      </p>
      {fields.length > 0 && (
        <DocsTable
          caption={caption}
          head={['Field', 'Type', 'Meaning']}
          rows={fields.map(({ path, isRequired, type, description, assumed }) => [
            `\`${path}${isRequired ? '' : '?'}\``,
            `\`${type}\``,
            <>
              {withCode(description)} <Assumed reason={assumed} />
            </>,
          ])}
        />
      )}
    </>
  );
}

/** The mark of an assumption; nothing without a reason. */
function Assumed({ reason }: { reason: string | undefined }) {
  return reason ? (
    <Mark>
      <strong>Assumed:</strong> {withCode(reason)}
    </Mark>
  ) : null;
}

const Root = styled.details`
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-border);

  summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  p {
    max-width: 44rem;
    margin: var(--space-2) 0;
  }
`;

const Mark = styled.span`
  color: var(--color-text-muted);

  strong {
    font-weight: var(--weight-medium);
  }
`;

const Example = styled.pre`
  max-height: 24rem;
  margin: var(--space-2) 0;
  padding: var(--space-3);
  overflow: auto;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font:
    var(--text-1) / var(--leading) ui-monospace,
    monospace;
`;
